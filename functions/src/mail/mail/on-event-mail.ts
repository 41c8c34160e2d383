import { z } from '@vidriera/domain/zod';
import { services } from '../../base/firestore/admin.ts';
import { httpFunction } from '../../base/http/http-function.ts';
import { eventMailOptions } from '../../base/process/options.ts';
import { eventMailPage } from './event-mail.ts';

const envSchema = z.object({ VIDRIERA_LIMIT_SECRET: z.string().check(z.minLength(32)) });

/** HTTP function behind `/fn/eventMail`, which stops letters about events. */
export const eventMail = httpFunction('eventMail', eventMailOptions, (req, res) =>
  eventMailPage({ db: services().db, secret: envSchema.parse(process.env).VIDRIERA_LIMIT_SECRET })(req, res),
);

import { services } from '../../base/firestore/admin.ts';
import { httpFunction } from '../../base/http/http-function.ts';
import { publicOrigin } from '../../base/http/origin.ts';
import { readEnv } from '../../base/process/env.ts';
import { apiOptions } from '../../base/process/options.ts';
import { createApi } from './app.ts';

/** Milliseconds; a local stack shows new items sooner. */
const LOCALLY = 1000;

let app: ReturnType<typeof createApi> | undefined;

/** HTTP function behind `/api/**`. http/failures.ts logs failures. */
export const api = httpFunction('api', apiOptions, (req, res) => {
  const { db, auth, now } = services();
  const lookEvery = process.env.FUNCTIONS_EMULATOR === 'true' ? LOCALLY : undefined;
  app ??= createApi({ db, auth, now, lookEvery, version: readEnv().version, origin: publicOrigin() });
  app(req, res, () => res.destroy());
});

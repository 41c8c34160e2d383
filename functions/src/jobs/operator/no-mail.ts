import { text } from 'node:stream/consumers';
import { z } from '@vidriera/domain/zod';
import { services } from '../../base/firestore/admin.ts';
import { addressesIn, setNoMail } from '../../mail/mail/no-mail.ts';
import { operate } from './operate.ts';

const wordsSchema = z.tuple([z.enum(['stop', 'resume'])]);
const envSchema = z.object({ VIDRIERA_LIMIT_SECRET: z.string().check(z.minLength(1)) });

/** `npm run mail -- stop|resume < addresses` (ops/src/verbs/operate.ts). */
await operate(async ({ words, dryRun, log }) => {
  const [action] = wordsSchema.parse(words);
  const { VIDRIERA_LIMIT_SECRET: secret } = envSchema.parse(process.env);
  const addresses = addressesIn(await text(process.stdin));
  const { db, now } = services();
  if (!dryRun) await setNoMail({ db, secret, now }, addresses, action === 'stop');
  log(
    `${addresses.length} addresses ${dryRun ? 'would be' : 'are'} ${action === 'stop' ? 'listed' : 'free'}`,
  );
  return true;
});

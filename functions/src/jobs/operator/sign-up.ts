import { z } from '@vidriera/domain/zod';
import { setSignUpClosed } from '../../accounts/sign-up/closed.ts';
import { services } from '../../base/firestore/admin.ts';
import { operate } from './operate.ts';

const wordsSchema = z.tuple([z.enum(['on', 'off'])]);

/** `npm run sign-up -- on|off` (ops/src/verbs/operate.ts). */
await operate(async ({ words, dryRun, log }) => {
  const [state] = wordsSchema.parse(words);
  if (!dryRun) await setSignUpClosed(services(), state === 'off');
  const would = dryRun ? 'would be ' : '';
  log(
    state === 'off'
      ? `sign-ups ${would}closed: within 30 s nobody new gets an account`
      : `sign-ups ${would}open`,
  );
  return true;
});

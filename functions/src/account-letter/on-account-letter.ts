import { messages } from '@vidriera/domain/messages/messages';
import { services } from '../firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../http/callable.ts';
import { withLeastTime } from '../http/least-time.ts';
import { limited } from '../limits/limited.ts';
import { mailboxOf } from '../people/mailbox.ts';
import { throwIfGone } from '../people/throw-if-gone.ts';
import { logger } from '../process/logger.ts';
import { callableOptions } from '../process/options.ts';
import { askConfirm, askReset } from './ask.ts';

/** Least duration of an answer: it hides whether there is an account. */
const LEAST_MS = 1000;

/** Callable `accountLetter`. Counts, answers and takes as long for unknown addresses. */
export const accountLetter = callable(callableOptions, async (request) => {
  const input = inputOf('accountLetter', request.data);
  if (input.what === 'reset') {
    await limited('accountLetter', request, { mailbox: mailboxOf(input.email) });
    const outcome = await withLeastTime('accountLetter', LEAST_MS, () => askReset(services(), input.email));
    logger.info('accountLetter', { what: input.what, outcome: outcome.kind });
    return { state: 'asked' };
  }
  const uid = uidOf(request);
  const count = (email?: string) => limited('accountLetter', request, { mailbox: email && mailboxOf(email) });
  await throwIfGone(uid, 'accountLetter confirm');
  const outcome = await askConfirm(services(), uid, count);
  logger.info('accountLetter', { what: input.what, uid, outcome: outcome.kind });
  if (outcome.kind === 'nobody') throw refusal('no-session', messages.session.expired);
  return { state: outcome.kind === 'confirmed' ? 'confirmed' : 'asked' };
});

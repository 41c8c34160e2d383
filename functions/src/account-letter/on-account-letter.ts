import { messages } from '@vidriera/domain/messages/messages';
import { throwIfGone } from '../account/throw-if-gone.ts';
import { services } from '../shared/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../shared/callable.ts';
import { withLeastTime } from '../shared/least-time.ts';
import { limited } from '../shared/limits/limited.ts';
import { logger } from '../shared/logger.ts';
import { mailboxOf } from '../shared/mailbox.ts';
import { callableOptions } from '../shared/options.ts';
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
  await throwIfGone(uid);
  const outcome = await askConfirm(services(), uid, count);
  logger.info('accountLetter', { what: input.what, uid, outcome: outcome.kind });
  if (outcome.kind === 'nobody') throw refusal('no-session', messages.session.expired);
  return { state: outcome.kind === 'confirmed' ? 'confirmed' : 'asked' };
});

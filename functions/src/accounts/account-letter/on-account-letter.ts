import { messages } from '@vidriera/domain/messages/messages';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { withLeastTime } from '../../base/http/least-time.ts';
import { limitSecret } from '../../base/limits/limited.ts';
import { isKnownDevice } from '../../base/people/device.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { askConfirm, askReset } from './ask.ts';
import { limitedLetter } from './limited-letter.ts';

/** Least duration of an answer: it hides whether there is an account. */
const LEAST_MS = 1000;

/** Callable `accountLetter`. Counts, answers and takes as long for unknown addresses. */
export const accountLetter = callable(callableOptions, async (request) => {
  const input = inputOf('accountLetter', request.data);
  if (input.what === 'reset') {
    const secret = limitSecret();
    const isOwner = isKnownDevice(secret, input.email, input.devices);
    await limitedLetter('accountLetter', request, input.email, isOwner ? 'device' : null);
    const outcome = await withLeastTime('accountLetter', LEAST_MS, () =>
      askReset(services(), input.email, isOwner),
    );
    logger.info('accountLetter', { what: input.what, outcome: outcome.kind });
    return { state: 'asked' };
  }
  const uid = uidOf(request);
  const count = async (email = '') => limitedLetter('accountLetter', request, email, uid);
  await throwIfGone(uid, 'accountLetter confirm');
  const outcome = await askConfirm(services(), uid, count);
  logger.info('accountLetter', { what: input.what, uid, outcome: outcome.kind });
  if (outcome.kind === 'nobody') throw refusal('no-session', messages.session.expired);
  return { state: outcome.kind === 'confirmed' ? 'confirmed' : 'asked' };
});

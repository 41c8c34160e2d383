import { messages } from '@vidriera/domain/messages/messages';
import { services } from '../../base/firestore/admin.ts';
import { callable, refusal, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { completeAccount as complete } from './complete-account.ts';

/** Callable `completeAccount`: see domain/api/callables-schema. */
export const completeAccount = callable(callableOptions, async (request) => {
  const uid = uidOf(request);
  await limited('completeAccount', request);
  await throwIfGone(uid, 'completeAccount');
  const outcome = await complete(services(), uid);
  logger.info('completeAccount', { uid, ...outcome });
  if (outcome.kind === 'account-gone') throw refusal('no-session', messages.session.expired);
  return { created: outcome.kind === 'created' };
});

import { messages } from '@vidriera/domain/messages/messages';
import { throwIfGone } from '../account/throw-if-gone.ts';
import { services } from '../shared/admin.ts';
import { callable, refusal, uidOf } from '../shared/callable.ts';
import { limited } from '../shared/limits/limited.ts';
import { logger } from '../shared/logger.ts';
import { callableOptions } from '../shared/options.ts';
import { completeAccount as complete } from './complete-account.ts';

/** Callable `completeAccount`: see domain/api/callables-schema. */
export const completeAccount = callable(callableOptions, async (request) => {
  const uid = uidOf(request);
  await limited('completeAccount', request);
  await throwIfGone(uid);
  const outcome = await complete(services(), uid);
  logger.info('completeAccount', { uid, ...outcome });
  if (outcome.kind === 'account-gone') throw refusal('no-session', messages.session.expired);
  return { created: outcome.kind === 'created' };
});

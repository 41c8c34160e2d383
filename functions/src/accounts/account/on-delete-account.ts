import { messages } from '@vidriera/domain/messages/messages';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { deleteAccount as remove } from './delete-account.ts';

/** Callable `deleteAccount`: see domain/api/callables-schema. */
export const deleteAccount = callable(callableOptions, async (request) => {
  const uid = uidOf(request);
  const { username } = inputOf('deleteAccount', request.data);
  await limited('deleteAccount', request);
  const authTime = new Date((request.auth?.token.auth_time ?? 0) * 1000);
  const outcome = await remove(services(), { uid, authTime, username });
  logger.info('deleteAccount', { uid, outcome: outcome.kind });
  switch (outcome.kind) {
    case 'deleted':
      return { deleted: true as const };
    case 'stale-session':
      throw refusal('stale-session', messages.session.expired);
    case 'wrong-username': {
      const message = messages.username.notYours;
      throw refusal('invalid-data', message, [{ field: 'username', message }]);
    }
  }
});

import { messages } from '@vidriera/domain/messages/messages';
import { define } from '../../base/callables/define.ts';
import { type Refusals, refusedBy } from '../../base/callables/refusals.ts';
import { services } from '../../base/firestore/admin.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { deleteAccount as remove } from './delete-account.ts';

/** Callable `deleteAccount`: see domain/api/callables-schema. Repeated, it finishes what an interrupted one began. */
export const deleteAccount = define('deleteAccount', callableOptions, {
  only: {
    who: 'session',
    limits: ['deleteAccount'],
    even: 'gone',
    answer: async ({ uid, input: { username }, request }) => {
      const authTime = new Date((request.auth?.token.auth_time ?? 0) * 1000);
      const outcome = await remove(services(), { uid, authTime, username });
      logger.info('deleteAccount', { uid, outcome: outcome.kind });
      if (outcome.kind !== 'deleted') throw refusedBy(NOT_DELETED, outcome);
      return { deleted: true };
    },
  },
});

const NOT_DELETED: Refusals<Exclude<Awaited<ReturnType<typeof remove>>, { kind: 'deleted' }>> = {
  'stale-session': ['stale-session', messages.session.expired],
  'wrong-username': ['invalid-data', messages.username.notYours, 'username'],
};

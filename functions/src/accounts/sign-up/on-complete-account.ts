import { messages } from '@vidriera/domain/messages/messages';
import { define } from '../../base/callables/define.ts';
import { services } from '../../base/firestore/admin.ts';
import { refusal } from '../../base/http/callable.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { completeAccount as complete } from './complete-account.ts';

/** Callable `completeAccount`: see domain/api/callables-schema. */
export const completeAccount = define('completeAccount', callableOptions, {
  only: {
    who: 'session',
    limits: ['completeAccount'],
    even: 'suspended',
    answer: async ({ uid }) => {
      const outcome = await complete(services(), uid);
      logger.info('completeAccount', { uid, ...outcome });
      if (outcome.kind === 'account-gone') throw refusal('no-session', messages.session.expired);
      if (outcome.kind === 'sign-ups-closed') throw refusal('sign-ups-closed', messages.signup.closed);
      return { created: outcome.kind === 'created' };
    },
  },
});

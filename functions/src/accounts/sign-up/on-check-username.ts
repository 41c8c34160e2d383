import { define } from '../../base/callables/define.ts';
import { services } from '../../base/firestore/admin.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { checkUsername as check } from './check-username.ts';

/** Callable `checkUsername`: see domain/api/callables-schema. To somebody with a session their own names are free. */
export const checkUsername = define('checkUsername', callableOptions, {
  only: {
    who: 'anybody',
    limits: ['checkUsername'],
    answer: async ({ uid, input: { username } }) => {
      const outcome = await check(services(), username, uid ?? undefined);
      logger.info('checkUsername', { available: outcome.available });
      return outcome;
    },
  },
});

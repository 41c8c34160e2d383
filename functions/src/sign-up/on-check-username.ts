import { services } from '../shared/admin.ts';
import { callable, inputOf } from '../shared/callable.ts';
import { logger } from '../shared/logger.ts';
import { callableOptions } from '../shared/options.ts';
import { checkUsername as check } from './check-username.ts';

/** Callable `checkUsername`: see domain/callables. Needs no session. */
export const checkUsername = callable(callableOptions, async (request) => {
  const { username } = inputOf('checkUsername', request.data);
  const outcome = await check(services(), username);
  logger.info('checkUsername', { available: outcome.available });
  return outcome;
});

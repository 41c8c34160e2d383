import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { checkUsername as check } from './check-username.ts';

/** Callable `checkUsername`: see domain/api/callables-schema. Needs no session; to somebody with one their own names are free. */
export const checkUsername = callable(callableOptions, async (request) => {
  const { username } = inputOf('checkUsername', request.data);
  await limited('checkUsername', request);
  const outcome = await check(services(), username, request.auth?.uid);
  logger.info('checkUsername', { available: outcome.available });
  return outcome;
});

import { logger } from 'firebase-functions';
import { onCall } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { entradaDe } from '../shared/callable.ts';
import { callableOptions } from '../shared/options.ts';
import { checkUsername as check } from './check-username.ts';

/** Callable `checkUsername`: see domain/callables. Needs no session. */
export const checkUsername = onCall(callableOptions, async (request) => {
  const { username } = entradaDe('checkUsername', request.data);
  const outcome = await check(services(), username);
  logger.info('checkUsername', { disponible: outcome.disponible });
  return outcome;
});

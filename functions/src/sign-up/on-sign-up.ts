import { messages } from 'domain/messages/messages';
import { services } from '../shared/admin.ts';
import { callable, inputOf, refusal } from '../shared/callable.ts';
import { logger } from '../shared/logger.ts';
import { callableOptions } from '../shared/options.ts';
import { signUp as makeAccount } from './sign-up.ts';

/** Callable `signUp`: see domain/callables. */
export const signUp = callable(callableOptions, async (request) => {
  const input = inputOf('signUp', request.data);
  const outcome = await makeAccount(services(), input);
  logger.info('signUp', { outcome: outcome.kind });
  switch (outcome.kind) {
    case 'created':
      return { uid: outcome.uid, username: outcome.username };
    case 'username-taken': {
      const message = messages.signup.usernameTaken;
      throw refusal('username-taken', message, [{ field: 'username', message }]);
    }
    case 'email-in-use':
      throw refusal('email-in-use', messages.signup.emailInUse);
  }
});

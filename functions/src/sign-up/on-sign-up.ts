import { mensajes } from 'domain/messages';
import { logger } from 'firebase-functions';
import { onCall } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { entradaDe, rechazo } from '../shared/callable.ts';
import { callableOptions } from '../shared/options.ts';
import { signUp as makeAccount } from './sign-up.ts';

/** Callable `signUp`: see domain/callables. */
export const signUp = onCall(callableOptions, async (request) => {
  const input = entradaDe('signUp', request.data);
  const outcome = await makeAccount(services(), input);
  logger.info('signUp', { outcome: outcome.kind });
  switch (outcome.kind) {
    case 'created':
      return { uid: outcome.uid, username: outcome.username };
    case 'username-taken': {
      const mensaje = mensajes.signup.usernameOcupado;
      throw rechazo('username-ocupado', mensaje, [{ campo: 'username', mensaje }]);
    }
    case 'email-in-use':
      throw rechazo('email-en-uso', mensajes.signup.emailEnUso);
  }
});

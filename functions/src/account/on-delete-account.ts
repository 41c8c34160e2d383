import { mensajes } from 'domain/messages';
import { logger } from 'firebase-functions';
import { onCall } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { entradaDe, rechazo, uidDe } from '../shared/callable.ts';
import { accountOptions } from '../shared/options.ts';
import { deleteAccount as remove } from './delete-account.ts';

const OTRO_NOMBRE = 'Ese no es tu nombre de usuario.';

/** Callable `deleteAccount`: see domain/callables. */
export const deleteAccount = onCall(accountOptions, async (request) => {
  const uid = uidDe(request);
  const { username } = entradaDe('deleteAccount', request.data);
  const authTime = new Date((request.auth?.token.auth_time ?? 0) * 1000);
  const outcome = await remove(services(), { uid, authTime, username });
  logger.info('deleteAccount', { uid, outcome: outcome.kind });
  switch (outcome.kind) {
    case 'deleted':
      return { eliminado: true as const };
    case 'stale-session':
      throw rechazo('sesion-vieja', mensajes.sesion.vencida);
    case 'wrong-username':
      throw rechazo('datos-invalidos', OTRO_NOMBRE, [{ campo: 'username', mensaje: OTRO_NOMBRE }]);
  }
});

import { mensajes } from 'domain/messages';
import { perfilDatosDe } from 'domain/usuario';
import { logger } from 'firebase-functions';
import { onCall } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { rechazo, rechazoDeZod, uidDe } from '../shared/callable.ts';
import { callableOptions } from '../shared/options.ts';
import { saveProfile as save } from './save-profile.ts';

/** Callable `saveProfile`: see domain/callables. The pictures it names must be the caller's own uploads. */
export const saveProfile = onCall(callableOptions, async (request) => {
  const uid = uidDe(request);
  const datos = perfilDatosDe(uid).safeParse(request.data);
  if (!datos.success) throw rechazoDeZod(datos.error);
  const outcome = await save(services(), uid, datos.data);
  logger.info('saveProfile', { uid, ...outcome });
  if (outcome.kind === 'no-account') throw rechazo('no-encontrado', mensajes.post.sinUsuario);
  return { role: outcome.role, ocultados: outcome.ocultados };
});

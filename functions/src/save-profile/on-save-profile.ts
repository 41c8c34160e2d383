import { mensajes } from 'domain/messages';
import { perfilDatosDe } from 'domain/usuario-schema';
import { logger } from 'firebase-functions';
import { onCall } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { rechazo, rechazoDeZod, uidDe } from '../shared/callable.ts';
import { callableOptions } from '../shared/options.ts';
import { saveProfile as save } from './save-profile.ts';

const AJENA = 'Esa imagen no es tuya.';

/** Callable `saveProfile`: see domain/callables. The pictures it names must be the caller's own uploads. */
export const saveProfile = onCall(callableOptions, async (request) => {
  const uid = uidDe(request);
  const datos = perfilDatosDe(uid).safeParse(request.data);
  if (!datos.success) throw rechazoDeZod(datos.error);
  const outcome = await save(services(), uid, datos.data);
  logger.info('saveProfile', { uid, ...outcome });
  switch (outcome.kind) {
    case 'saved':
      return { role: outcome.role, ocultados: outcome.ocultados };
    case 'no-account':
      throw rechazo('no-encontrado', mensajes.post.sinUsuario);
    case 'gallery-full':
      throw rechazo('galeria-llena', outcome.mensaje);
    case 'not-own-picture':
      throw rechazo('datos-invalidos', AJENA, [{ campo: 'creador.galeria', mensaje: AJENA }]);
  }
});

import { messages } from '@vidriera/domain/messages/messages';
import { reachablePerfilOf } from '@vidriera/domain/usuario/reachable-perfil-schema';
import { services } from '../../base/firestore/admin.ts';
import { uploadsOf } from '../../base/firestore/uploads.ts';
import { callable, inputOf, refusal, refusalOfZod, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { suspendAgain } from '../../trust/complaints/suspend-again.ts';
import { beforeOf } from './merge.ts';
import { saveProfile as save } from './save-profile.ts';

/** Callable `saveProfile`: see domain/api/callables-schema. */
export const saveProfile = callable(callableOptions, async (request) => {
  const uid = uidOf(request);
  const deps = services();
  const data = reachablePerfilOf(uid, uploadsOf(deps.bucket)).safeParse(request.data);
  if (!data.success) throw refusalOfZod(data.error);
  await limited('saveProfile', request);
  await throwIfGone(uid);
  if (request.auth?.token.email_verified && (await suspendAgain(deps, uid))) await throwIfGone(uid);
  const { before } = inputOf('saveProfile', request.data);
  const outcome = await save(deps, uid, data.data, before ? beforeOf(before) : null);
  logger.info('saveProfile', { uid, outcome: outcome.kind });
  switch (outcome.kind) {
    case 'saved':
      return { role: outcome.role, hidden: outcome.hidden };
    case 'no-account':
      throw refusal('not-found', messages.post.noUsuario);
    case 'gallery-full':
      throw refusal('gallery-full', outcome.message);
    case 'changed':
      throw refusal(
        'changed',
        messages.perfil.changed,
        outcome.fields.map((field) => ({ field, message: messages.perfil.changed })),
      );
    case 'old-page':
      throw refusal('changed', messages.perfil.oldPage);
    case 'missing-descripcion': {
      const message = messages.perfil.missingDescripcion;
      throw refusal('invalid-data', message, [{ field: 'creador.descripcion', message }]);
    }
    case 'not-own-picture':
      throw refusal('invalid-data', messages.imagen.foreign, [
        { field: 'creador.galeria', message: messages.imagen.foreign },
      ]);
  }
});

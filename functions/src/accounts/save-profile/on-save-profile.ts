import { messages } from '@vidriera/domain/messages/messages';
import { reachablePerfilOf } from '@vidriera/domain/usuario/reachable-perfil-schema';
import { define } from '../../base/callables/define.ts';
import { type Refusals, refusedBy } from '../../base/callables/refusals.ts';
import { services } from '../../base/firestore/admin.ts';
import { uploadsOf } from '../../base/firestore/uploads.ts';
import { refusal, refusalOfZod } from '../../base/http/callable.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { suspendAgain } from '../../trust/complaints/suspend-again.ts';
import { beforeOf } from './merge.ts';
import { saveProfile as save } from './save-profile.ts';

/** Callable `saveProfile`: see domain/api/callables-schema. */
export const saveProfile = define('saveProfile', callableOptions, {
  only: {
    who: 'session',
    limits: ['saveProfile'],
    answer: async ({ uid, input: { before }, request }) => {
      const deps = services();
      const data = reachablePerfilOf(uid, uploadsOf(deps.bucket)).safeParse(request.data);
      if (!data.success) throw refusalOfZod(data.error);
      if (request.auth?.token.email_verified && (await suspendAgain(deps, uid))) await throwIfGone(uid);
      const outcome = await save(deps, uid, data.data, before ? beforeOf(before) : null);
      logger.info('saveProfile', { uid, outcome: outcome.kind });
      if (outcome.kind !== 'saved') throw refusedBy(NOT_SAVED, outcome);
      return { role: outcome.role, hidden: outcome.hidden };
    },
  },
});

const NOT_SAVED: Refusals<Exclude<Awaited<ReturnType<typeof save>>, { kind: 'saved' }>> = {
  'no-account': ['not-found', messages.post.noUsuario],
  'gallery-full': ({ message }) => refusal('gallery-full', message),
  changed: ({ fields }) =>
    refusal(
      'changed',
      messages.perfil.changed,
      fields.map((field) => ({ field, message: messages.perfil.changed })),
    ),
  'old-page': ['changed', messages.perfil.oldPage],
  'missing-descripcion': ['invalid-data', messages.perfil.missingDescripcion, 'creador.descripcion'],
  'not-own-picture': ['invalid-data', messages.imagen.foreign, 'creador.galeria'],
};

import type { callables } from '@vidriera/domain/api/callables-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { diaOf } from '@vidriera/domain/values/fecha';
import type { z } from '@vidriera/domain/zod';
import { services } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { readKept } from './kept.ts';
import { restorePerfil } from './restore.ts';
import { answer, listUnanswered } from './unanswered.ts';

type Answer = z.input<(typeof callables)['comeBack']['output']>;

/** Callable `comeBack`: see domain/api/callables-schema. */
export const comeBack = callable(callableOptions, async (request): Promise<Answer> => {
  const uid = uidOf(request);
  const input = inputOf('comeBack', request.data);
  await limited('comeBack', request);
  await throwIfGone(uid, `comeBack ${input.what}`);
  const { db, now } = services();
  const { what } = input;
  switch (what) {
    case 'kept': {
      const kept = readKept(await refs.keptPerfil(db, uid).get(), now());
      return { what, kept: kept && { id: kept.id, until: diaOf(kept.expiresAt) } };
    }
    case 'restore': {
      const outcome = await restorePerfil({ db, now }, uid, input.id);
      logger.info('comeBack: restore', { uid, ...outcome });
      if (outcome.kind === 'no-account') throw refusal('not-found', messages.post.noUsuario);
      if (outcome.kind === 'nothing-kept') throw refusal('not-found', messages.perfil.nothingKept);
      return { what };
    }
    case 'asked':
      return { what, eventos: await listUnanswered({ db, now }, uid) };
    case 'answer': {
      const { evento, again } = input;
      const isAnswered = await answer({ db, now }, uid, { evento, again });
      logger.info('comeBack: answer', { uid, evento, again, isAnswered });
      if (!isAnswered) throw refusal('not-found', messages.seats.notAsked);
      return { what };
    }
  }
});

import { messages } from '@vidriera/domain/messages/messages';
import { diaOf } from '@vidriera/domain/values/fecha';
import { define } from '../../base/callables/define.ts';
import { services } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { refusal } from '../../base/http/callable.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { readKept } from './kept.ts';
import { restorePerfil } from './restore.ts';
import { answer, listUnanswered } from './unanswered.ts';

/** Callable `comeBack`: see domain/api/callables-schema. */
export const comeBack = define('comeBack', callableOptions, {
  kept: {
    who: 'session',
    limits: ['comeBack'],
    even: 'suspended',
    answer: async ({ uid, input: { what } }) => {
      const { db, now } = services();
      const kept = readKept(await refs.keptPerfil(db, uid).get(), now());
      return { what, kept: kept && { id: kept.id, until: diaOf(kept.expiresAt) } };
    },
  },
  restore: {
    who: 'session',
    limits: ['comeBack'],
    answer: async ({ uid, input: { what, id } }) => {
      const outcome = await restorePerfil(services(), uid, id);
      logger.info('comeBack: restore', { uid, ...outcome });
      if (outcome.kind === 'no-account') throw refusal('not-found', messages.post.noUsuario);
      if (outcome.kind === 'nothing-kept') throw refusal('not-found', messages.perfil.nothingKept);
      return { what };
    },
  },
  asked: {
    who: 'session',
    limits: ['comeBack'],
    even: 'suspended',
    answer: async ({ uid, input: { what } }) => ({ what, eventos: await listUnanswered(services(), uid) }),
  },
  answer: {
    who: 'session',
    limits: ['comeBack'],
    answer: async ({ uid, input: { what, evento, again } }) => {
      const isAnswered = await answer(services(), uid, { evento, again });
      logger.info('comeBack: answer', { uid, evento, again, isAnswered });
      if (!isAnswered) throw refusal('not-found', messages.seats.notAsked);
      return { what };
    },
  },
});

import { messages } from '@vidriera/domain/messages/messages';
import { fullText, waitsText } from '@vidriera/domain/rename/words';
import { define } from '../../base/callables/define.ts';
import { type Refusals, refusedBy } from '../../base/callables/refusals.ts';
import { services } from '../../base/firestore/admin.ts';
import { refusal } from '../../base/http/callable.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { readOwnNames } from './names.ts';
import { rename as change } from './rename.ts';

/** Callable `rename`: see domain/api/callables-schema. */
export const rename = define('rename', callableOptions, {
  names: {
    who: 'session',
    limits: ['rename'],
    answer: async ({ uid, input: { what } }) => {
      const names = await readOwnNames(services(), uid);
      if (!names) throw refusal('not-found', messages.post.noUsuario);
      return { what, names };
    },
  },
  change: {
    who: 'session',
    limits: ['rename'],
    answer: async ({ uid, input: { what, username } }) => {
      const outcome = await change(services(), uid, username);
      logger.info('rename', { uid, outcome: outcome.kind });
      if (outcome.kind !== 'renamed') throw refusedBy(NOT_RENAMED, outcome);
      return { what, username: outcome.username };
    },
  },
});

const NOT_RENAMED: Refusals<Exclude<Awaited<ReturnType<typeof change>>, { kind: 'renamed' }>> = {
  'no-account': ['not-found', messages.post.noUsuario],
  taken: ['username-taken', messages.signup.usernameTaken, 'username'],
  waits: ({ until }) => refusal('too-early', waitsText(until)),
  full: ({ until }) => refusal('too-early', fullText(until)),
};

import type { callables } from '@vidriera/domain/api/callables-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { fullText, waitsText } from '@vidriera/domain/rename/words';
import type { z } from '@vidriera/domain/zod';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { readOwnNames } from './names.ts';
import { rename as change } from './rename.ts';

type Answer = z.input<(typeof callables)['rename']['output']>;

/** Callable `rename`: see domain/api/callables-schema. */
export const rename = callable(callableOptions, async (request): Promise<Answer> => {
  const uid = uidOf(request);
  const input = inputOf('rename', request.data);
  await limited('rename', request);
  await throwIfGone(uid);
  const { db, now } = services();
  if (input.what === 'names') {
    const names = await readOwnNames({ db, now }, uid);
    if (!names) throw refusal('not-found', messages.post.noUsuario);
    return { what: input.what, names };
  }
  const outcome = await change({ db, now }, uid, input.username);
  logger.info('rename', { uid, outcome: outcome.kind });
  switch (outcome.kind) {
    case 'renamed':
      return { what: input.what, username: outcome.username };
    case 'no-account':
      throw refusal('not-found', messages.post.noUsuario);
    case 'taken': {
      const message = messages.signup.usernameTaken;
      throw refusal('username-taken', message, [{ field: 'username', message }]);
    }
    case 'waits':
      throw refusal('too-early', waitsText(outcome.until));
    case 'full':
      throw refusal('too-early', fullText(outcome.until));
  }
});

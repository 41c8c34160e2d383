import { messages } from '@vidriera/domain/messages/messages';
import { callable, inputOf, refusal, uidOf } from '../http/callable.ts';
import { limitInMemory } from '../limits/in-memory.ts';
import { throwIfRefused } from '../limits/limited.ts';
import { logger } from '../process/logger.ts';
import { linkReaderOptions } from '../process/options.ts';
import { readLink as read } from './read-link.ts';

/** Of an account and instance: a list of links pasted one after the other. */
const counted = limitInMemory({ most: 60, window: 600 });

/** Callable `readLink`: see domain/api/callables-schema. */
export const readLink = callable(linkReaderOptions, async (request) => {
  const uid = uidOf(request);
  const { enlace } = inputOf('readLink', request.data);
  throwIfRefused('readLink', counted(uid));
  const outcome = await read(enlace);
  logger.info('readLink', { kind: outcome.kind });
  if (outcome.kind === 'not-public')
    throw refusal('invalid-data', messages.post.notPublic, [
      { field: 'enlace', message: messages.post.notPublic },
    ]);
  return { page: outcome.page };
});

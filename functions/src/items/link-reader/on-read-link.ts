import { messages } from '@vidriera/domain/messages/messages';
import { callable, uidOf } from '../../base/http/callable.ts';
import { linkReaderOptions } from '../../base/process/options.ts';
import { readLink as read } from './read-link.ts';
import { answering } from './reading.ts';

/** A list of links may be pasted one after the other. */
const answer = answering('readLink', { most: 60, field: 'enlace', message: messages.post.notPublic });

/** Callable `readLink`: see domain/api/callables-schema. */
export const readLink = callable(linkReaderOptions, async (request) => {
  const uid = uidOf(request);
  return { page: await answer(uid, request.data, ({ enlace }) => read(enlace)) };
});

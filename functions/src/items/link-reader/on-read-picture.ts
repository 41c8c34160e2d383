import { messages } from '@vidriera/domain/messages/messages';
import { callable, uidOf } from '../../base/http/callable.ts';
import { pictureReaderOptions } from '../../base/process/options.ts';
import { readPicture as read } from './read-picture.ts';
import { answering } from './reading.ts';

const answer = answering('readPicture', { most: 20, field: 'imagen', message: messages.imagen.notPublic });

/** Callable `readPicture`: see domain/api/callables-schema. */
export const readPicture = callable(pictureReaderOptions, async (request) => {
  const uid = uidOf(request);
  return { webp: await answer(uid, request.data, ({ imagen }) => read(imagen)) };
});

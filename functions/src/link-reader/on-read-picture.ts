import { messages } from '@vidriera/domain/messages/messages';
import { callable } from '../http/callable.ts';
import { pictureReaderOptions } from '../process/options.ts';
import { readPicture as read } from './read-picture.ts';
import { answering } from './reading.ts';

const answer = answering('readPicture', { most: 20, field: 'imagen', message: messages.imagen.notPublic });

/** Callable `readPicture`: see domain/api/callables-schema. */
export const readPicture = callable(pictureReaderOptions, async (request) => ({
  webp: await answer(request, ({ imagen }) => read(imagen)),
}));

import { messages } from '../messages/messages.ts';

const { missingTitulo, tituloTooLong, missingDescripcion, descripcionTooLong } = messages.post;

/** What a form says of the fields that may not be left blank. */
export const WORDS = {
  titulo: { missing: missingTitulo, tooLong: tituloTooLong },
  descripcion: { missing: missingDescripcion, tooLong: descripcionTooLong },
};

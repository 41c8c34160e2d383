import { messages } from '../messages/messages.ts';

const { missingTitulo, tituloTooLong, missingDescripcion, descripcionTooLong } = messages.post;

/** Error messages of required fields. */
export const WORDS = {
  titulo: { missing: missingTitulo, tooLong: tituloTooLong },
  descripcion: { missing: missingDescripcion, tooLong: descripcionTooLong },
};

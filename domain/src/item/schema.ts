import { messages } from '../messages/messages.ts';
import { fechaOrNull, referenceSchema, textOrEmpty, textOrNull } from '../values/firestore-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { textFull } from '../values/text-schema.ts';
import { z } from '../zod.ts';
import { MODALIDADES } from './item.ts';

/** Fields every published item stores. The last four are derived: triggers write them, clients may not. */
export const itemDocBase = {
  titulo: z.string(),
  descripcion: textOrEmpty,
  url_imagen: textOrNull,
  refUsuario: referenceSchema,
  /** The owner's; missing in items that were written before there was such a field. */
  uid: textOrNull,
  createdAt: fechaOrNull,
  updatedAt: fechaOrNull,
  busqueda: z
    .array(z.string())
    .nullish()
    .transform((list) => list ?? []),
  proximaFecha: fechaOrNull,
  visible: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  cantLikes: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
};

/** Fields every form of the post screen has. */
export const itemDataBase = {
  titulo: textFull(LIMITS.titulo, messages.post.missingTitulo, messages.post.tituloTooLong),
  descripcion: textFull(
    LIMITS.descripcion,
    messages.post.missingDescripcion,
    messages.post.descripcionTooLong,
  ),
  url_imagen: z
    .string()
    .max(LIMITS.url)
    .nullish()
    .transform((value) => value || null),
};

/** A text that may be left empty, kept as typed but trimmed. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Hasta ${max} caracteres.`)
    .nullish()
    .transform((value) => value ?? '');

export const modalidadSchema = z.enum(MODALIDADES);

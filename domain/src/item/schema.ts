import { messages } from '../messages/messages.ts';
import { choice, filledText, onCard, picture } from '../values/field-schema.ts';
import { fechaOrNull, referenceSchema, textOrNull } from '../values/firestore-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { z } from '../zod.ts';
import { MODALIDADES } from './item.ts';

const { missingTitulo, tituloTooLong, missingDescripcion, descripcionTooLong } = messages.post;

/** The fields every kind has. Cards and details show them in ways of their own. */
export const ITEM_FIELDS = {
  titulo: { ...filledText(LIMITS.titulo, missingTitulo, tituloTooLong), stored: z.string() },
  descripcion: filledText(LIMITS.descripcion, missingDescripcion, descripcionTooLong),
  url_imagen: picture(),
};

/** Of events and courses. */
export const modalidad = onCard(choice(MODALIDADES, 'Presencial'));

/** What every published item stores beside its owner's fields. The last four are derived: triggers write them, clients may not. */
export const systemShape = {
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

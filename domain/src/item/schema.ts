import { fechaOrNull, referenceSchema, textOrNull } from '../values/firestore-schema.ts';
import { z } from '../zod.ts';

/** What every published item stores beside its owner's fields. The last five are derived: triggers write them, clients may not. */
export const systemShape = {
  refUsuario: referenceSchema,
  /** The owner's; missing in items that were written before there was such a field. */
  uid: textOrNull,
  createdAt: fechaOrNull,
  updatedAt: fechaOrNull,
  proximaFecha: fechaOrNull,
  visible: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? false),
  ),
  cantLikes: z.pipe(
    z.nullish(z.number()),
    z.transform((value) => value ?? 0),
  ),
  localidadEfectiva: textOrNull,
  zona: textOrNull,
};

import { itemDataBase, itemDocBase } from '../item/schema.ts';
import { messages } from '../messages/messages.ts';
import { fechaOrNull } from '../values/firestore-schema.ts';
import { cantidadFormSchema, diaFormSchema, together } from '../values/form-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { z } from '../zod.ts';

/** A stored promo. `fecha` is when it was published. */
export const promoDocSchema = z.object({
  ...itemDocBase,
  cantCanjeos: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
  fechaDesde: fechaOrNull,
  fechaHasta: fechaOrNull,
  fecha: fechaOrNull,
});

/** The promo form. `cantCanjeos` is the number of redemptions, 0 if empty. */
export const promoDataSchema = z
  .object({
    ...itemDataBase,
    cantCanjeos: cantidadFormSchema(LIMITS.cantCanjeos),
    fechaDesde: diaFormSchema,
    fechaHasta: diaFormSchema,
  })
  .refine(({ fechaDesde, fechaHasta }) => !fechaDesde || !fechaHasta || fechaDesde <= fechaHasta, {
    ...together,
    path: ['fechaHasta'],
    message: messages.post.fechasReversed,
  });

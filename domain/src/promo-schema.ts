import { fechaONull } from './firestore-schema.ts';
import { aLaVez, cantidadFormSchema, diaFormSchema } from './formulario-schema.ts';
import { itemDatosBase, itemDocBase } from './item-schema.ts';
import { LIMITES } from './limits.ts';
import { mensajes } from './messages.ts';
import { z } from './zod.ts';

/** A stored promo. `fecha` is when it was published. */
export const promoDocSchema = z.object({
  ...itemDocBase,
  cantCanjeos: z
    .number()
    .nullish()
    .transform((valor) => valor ?? 0),
  fechaDesde: fechaONull,
  fechaHasta: fechaONull,
  fecha: fechaONull,
});

/** The promo form. `cantCanjeos` is the number of redemptions, 0 if empty. */
export const promoDatosSchema = z
  .object({
    ...itemDatosBase,
    cantCanjeos: cantidadFormSchema(LIMITES.cantCanjeos),
    fechaDesde: diaFormSchema,
    fechaHasta: diaFormSchema,
  })
  .refine(({ fechaDesde, fechaHasta }) => !fechaDesde || !fechaHasta || fechaDesde <= fechaHasta, {
    ...aLaVez,
    path: ['fechaHasta'],
    message: mensajes.post.fechasAlReves,
  });

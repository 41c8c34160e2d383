import { fechaONull } from './firestore.ts';
import { cantidadFormSchema, diaFormSchema } from './formulario.ts';
import { itemDatosBase, itemDocBase } from './item.ts';
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
export type Promo = z.infer<typeof promoDocSchema>;

/** The promo form. `cantCanjeos` is the number of redemptions, 0 if empty. */
export const promoDatosSchema = z
  .object({
    ...itemDatosBase,
    cantCanjeos: cantidadFormSchema(LIMITES.cantCanjeos),
    fechaDesde: diaFormSchema,
    fechaHasta: diaFormSchema,
  })
  .superRefine((datos, ctx) => {
    if (datos.fechaDesde && datos.fechaHasta && datos.fechaHasta < datos.fechaDesde) {
      ctx.addIssue({ code: 'custom', path: ['fechaHasta'], message: mensajes.post.fechasAlReves });
    }
  });
export type PromoFormulario = z.input<typeof promoDatosSchema>;
export type PromoDatos = z.infer<typeof promoDatosSchema>;

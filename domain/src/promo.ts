import { fechaONull } from './firestore.ts';
import { aLaVez, cantidadFormSchema, diaAFormulario, diaFormSchema } from './formulario.ts';
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
  .refine(({ fechaDesde, fechaHasta }) => !fechaDesde || !fechaHasta || fechaDesde <= fechaHasta, {
    ...aLaVez,
    path: ['fechaHasta'],
    message: mensajes.post.fechasAlReves,
  });
export type PromoFormulario = z.input<typeof promoDatosSchema>;
export type PromoDatos = z.infer<typeof promoDatosSchema>;

/** A stored promo as the form holds it. */
export const promoAFormulario = (promo: Promo) =>
  ({
    titulo: promo.titulo,
    descripcion: promo.descripcion,
    url_imagen: promo.url_imagen,
    cantCanjeos: promo.cantCanjeos ? String(promo.cantCanjeos) : '',
    fechaDesde: diaAFormulario(promo.fechaDesde),
    fechaHasta: diaAFormulario(promo.fechaHasta),
  }) satisfies PromoFormulario;

/** What the promo form opens with. */
export const PROMO_VACIA = {
  titulo: '',
  descripcion: '',
  url_imagen: null,
  cantCanjeos: '',
  fechaDesde: '',
  fechaHasta: '',
} as const satisfies PromoFormulario;

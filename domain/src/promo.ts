import { diaAFormulario } from './formulario.ts';
import type { promoDatosSchema, promoDocSchema } from './promo-schema.ts';
import type { z } from './zod.ts';

/** A stored promo. */
export type Promo = z.infer<typeof promoDocSchema>;

/** What the promo form holds. */
export type PromoFormulario = z.input<typeof promoDatosSchema>;

/** What it comes to, parsed: the fields a client writes. */
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

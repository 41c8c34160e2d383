import { diaToForm } from '../values/form.ts';
import type { z } from '../zod.ts';
import type { promoDataSchema, promoDocSchema } from './schema.ts';

/** A stored promo. */
export type Promo = z.infer<typeof promoDocSchema>;

/** What the promo form holds. */
export type PromoForm = z.input<typeof promoDataSchema>;

/** What it comes to, parsed: the fields a client writes. */
export type PromoData = z.infer<typeof promoDataSchema>;

/** A stored promo as the form holds it. */
export const promoToForm = (promo: Promo) =>
  ({
    titulo: promo.titulo,
    descripcion: promo.descripcion,
    url_imagen: promo.url_imagen,
    cantCanjeos: promo.cantCanjeos ? String(promo.cantCanjeos) : '',
    fechaDesde: diaToForm(promo.fechaDesde),
    fechaHasta: diaToForm(promo.fechaHasta),
  }) satisfies PromoForm;

/** What the promo form opens with. */
export const EMPTY_PROMO = {
  titulo: '',
  descripcion: '',
  url_imagen: null,
  cantCanjeos: '',
  fechaDesde: '',
  fechaHasta: '',
} as const satisfies PromoForm;

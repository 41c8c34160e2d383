import { CURSO_FIELDS } from '../curso/fields.ts';
import { EVENTO_FIELDS } from '../evento/fields.ts';
import { LINK_FIELDS } from '../link/fields.ts';
import { localidadWireSchema } from '../localidad/schema.ts';
import { PROMO_FIELDS } from '../promo/fields.ts';
import type { Tipo } from '../values/ids.ts';
import { itemIdSchema, uidSchema } from '../values/ids-schema.ts';
import { diaWireSchema, horaWireSchema, wireShape } from '../values/wire-fields-schema.ts';
import { z } from '../zod.ts';
import { precioSchema } from './precio-schema.ts';

/**
 * Items on the public API: cards and details. Days are `YYYY-MM-DD`, times `HH:mm`, in the configured zone. `imagen` is a Storage path,
 * served at `/img/{width}/{path}`. Both sides drop unknown fields, so no private field leaks.
 */
const imagen = z.nullable(z.string());

/** The public part of a creator. */
export const authorSchema = z.object({
  id: uidSchema,
  /** ‘’ is shown as ‘Sin nombre’. */
  username: z.string(),
  nombre: z.string(),
  imagen,
  /** The desk knows who it is. */
  verificado: z.optional(z.literal(true)),
  /** Local time until which the creator’s window is lit; missing while dark. */
  prendidaHasta: z.optional(z.string()),
});
export type Author = z.infer<typeof authorSchema>;

/** A creator on a detail page. */
export const ownerSchema = z.extend(authorSchema, {
  /** `https://wa.me/{digits}` */
  whatsapp: z.nullish(z.string()),
  sitioWeb: z.nullish(z.string()),
  /** The place to use a promo. */
  direccion: z.nullish(z.string()),
});
export type ItemOwner = z.infer<typeof ownerSchema>;

/** Fields of every card. Only links carry a description: it would make pages a third heavier. */
const cardShape = {
  id: itemIdSchema,
  titulo: z.string(),
  imagen,
  usuario: authorSchema,
  cantLikes: z.number().check(z.int(), z.minimum(0)),
  /** On its creator’s profile: pinned. */
  fijado: z.optional(z.literal(true)),
};

const agendaShape = {
  /** A place’s code. */
  lugar: z.optional(z.string()),
  /** In lists of several cities. */
  ciudad: z.optional(z.string()),
  /** Cards of the same creator and day that the list leaves out. */
  otros: z.optional(z.number().check(z.int(), z.minimum(1))),
};

/** The earlier day and hour of an event that was moved. */
export const movedShape = {
  fechaAnterior: z.optional(diaWireSchema),
  horaAnterior: z.optional(horaWireSchema),
};

export const eventoCardSchema = z.object({
  ...cardShape,
  tipo: z.literal('evento'),
  ...wireShape(EVENTO_FIELDS, 'card'),
  ...agendaShape,
  ...movedShape,
  /** Day of the current or next occurrence, else the last. The hours are of this occurrence. */
  proximaFecha: z.nullable(diaWireSchema),
  /** The hours of all others, if these differ. */
  horasUsuales: z.optional(
    z.object({ horaInicio: z.nullable(horaWireSchema), horaFin: z.nullable(horaWireSchema) }),
  ),
  /** Only this occurrence is sold out; `agotado` is the whole event. */
  proximaAgotada: z.optional(z.boolean()),
});
export const cursoCardSchema = z.object({
  ...cardShape,
  tipo: z.literal('curso'),
  ...wireShape(CURSO_FIELDS, 'card'),
  ...agendaShape,
});
const promoCardSchema = z.object({
  ...cardShape,
  tipo: z.literal('promo'),
  ...wireShape(PROMO_FIELDS, 'card'),
  ...agendaShape,
});
export const linkCardSchema = z.object({
  ...cardShape,
  tipo: z.literal('link'),
  descripcion: z.string(),
  ...wireShape(LINK_FIELDS, 'card'),
  /** The heading above it on its creator’s profile. */
  seccion: z.optional(z.string()),
});

/** Cards with a detail page. */
export const agendaCardSchema = z.discriminatedUnion('tipo', [
  eventoCardSchema,
  cursoCardSchema,
  promoCardSchema,
]);
export type AgendaCard = z.infer<typeof agendaCardSchema>;

export const cardSchema = z.discriminatedUnion('tipo', [agendaCardSchema, linkCardSchema]);
export type Card = z.infer<typeof cardSchema>;
export type CardOf<T extends Tipo> = Extract<Card, { tipo: T }>;

const detailShape = {
  descripcion: z.string(),
  imagenes: z.array(z.string()),
  usuario: ownerSchema,
  localidad: z.optional(localidadWireSchema),
  /** The price that `precio` has in words. */
  tarifa: z.optional(precioSchema),
  /** Nobody finds it without its address. */
  visibilidad: z.optional(z.literal('enlace')),
};

export const detailSchema = z.discriminatedUnion('tipo', [
  z.extend(eventoCardSchema, { ...detailShape, ...wireShape(EVENTO_FIELDS, 'detail') }),
  z.extend(cursoCardSchema, { ...detailShape, ...wireShape(CURSO_FIELDS, 'detail') }),
  z.extend(promoCardSchema, { ...detailShape, ...wireShape(PROMO_FIELDS, 'detail') }),
]);
export type Detail = z.infer<typeof detailSchema>;

/** A detail, or a link’s card with its whole description. */
export const publicItemSchema = z.discriminatedUnion('tipo', [detailSchema, linkCardSchema]);
export type PublicItem = z.infer<typeof publicItemSchema>;
export type PublicItemOf<T extends Tipo> = Extract<PublicItem, { tipo: T }>;

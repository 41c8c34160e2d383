import { CURSO_FIELDS } from '../curso/fields.ts';
import { datedOf } from '../evento/dated.ts';
import { EVENTO_FIELDS } from '../evento/fields.ts';
import { occurrence } from '../evento/occurrence.ts';
import { pathOfUrl } from '../image/image.ts';
import { LINK_FIELDS } from '../link/fields.ts';
import type { ShownLocalidad } from '../localidad/localidad.ts';
import { localidadWireSchema } from '../localidad/schema.ts';
import { PROMO_FIELDS } from '../promo/fields.ts';
import { dateToDia } from '../values/fecha.ts';
import { dateToHora } from '../values/hora.ts';
import type { Tipo } from '../values/ids.ts';
import { itemIdSchema, uidSchema } from '../values/ids-schema.ts';
import { localTime } from '../values/local-time.ts';
import { summarize } from '../values/summarize.ts';
import { diaWireSchema, horaWireSchema, toWire, wireShape } from '../values/wire-fields-schema.ts';
import { z } from '../zod.ts';
import type { Stored } from './kinds-schema.ts';
import type { Precio } from './precio.ts';
import { precioSchema } from './precio-schema.ts';
import type { systemShape } from './schema.ts';

/**
 * Items as the public API sends them (`/api/…`): cards in lists, details on pages of their own. The server builds its answers
 * by these schemas, the clients parse with them. Days travel as `YYYY-MM-DD` and times as `HH:mm`, both of the configured
 * zone; `imagen` fields are Storage paths, shown through `/img/{width}/{path}`. Unknown fields are dropped on both sides, so
 * nothing private slips through.
 */
const imagen = z.nullable(z.string());

/** The public part of an item's owner. */
export const authorSchema = z.object({
  id: uidSchema,
  /** '' when the owner's username is missing; shown as 'Sin nombre'. */
  username: z.string(),
  nombre: z.string(),
  imagen,
  /** Until when their window is lit at least, by the zone's clocks; missing while it is dark. */
  prendidaHasta: z.optional(z.string()),
});
export type Author = z.infer<typeof authorSchema>;

/** The owner on a detail page: with the ways to ask. */
export const ownerSchema = z.extend(authorSchema, {
  /** `https://wa.me/{digits}` */
  whatsapp: z.nullish(z.string()),
  sitioWeb: z.nullish(z.string()),
  /** Only of a promo's owner: where it is used. */
  direccion: z.nullish(z.string()),
});
export type ItemOwner = z.infer<typeof ownerSchema>;

/** What every card shows. Descriptions are for details and links: a page of cards would be a third heavier with them. */
const cardShape = {
  id: itemIdSchema,
  titulo: z.string(),
  imagen,
  usuario: authorSchema,
  cantLikes: z.number().check(z.int(), z.minimum(0)),
};

/** Missing where there is nothing to say. */
const agendaShape = {
  /** Code of the place it is in. */
  lugar: z.optional(z.string()),
  /** The town or city it is in; in lists of more than one. */
  ciudad: z.optional(z.string()),
  /** In a list, of the last of its owner's that are shown of a day: how many more of that day there are. */
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
  /** Day of the time that is on or comes next, whose hours these are; the last one's when all are over. */
  proximaFecha: z.nullable(diaWireSchema),
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
});

/** The cards of what has a page of its own. */
export const agendaCardSchema = z.discriminatedUnion('tipo', [
  eventoCardSchema,
  cursoCardSchema,
  promoCardSchema,
]);
export type AgendaCard = z.infer<typeof agendaCardSchema>;

/** An item as a card shows it, by its `tipo`. */
export const cardSchema = z.discriminatedUnion('tipo', [agendaCardSchema, linkCardSchema]);
export type Card = z.infer<typeof cardSchema>;
export type CardOf<T extends Tipo> = Extract<Card, { tipo: T }>;

const detailShape = {
  descripcion: z.string(),
  imagenes: z.array(z.string()),
  usuario: ownerSchema,
  /** Where it is; missing where nobody says. */
  localidad: z.optional(localidadWireSchema),
  /** Its price in parts, which `precio` says in words. */
  tarifa: z.optional(precioSchema),
};

/** Everything a detail page shows. */
export const detailSchema = z.discriminatedUnion('tipo', [
  z.extend(eventoCardSchema, { ...detailShape, ...wireShape(EVENTO_FIELDS, 'detail') }),
  z.extend(cursoCardSchema, { ...detailShape, ...wireShape(CURSO_FIELDS, 'detail') }),
  z.extend(promoCardSchema, { ...detailShape, ...wireShape(PROMO_FIELDS, 'detail') }),
]);
export type Detail = z.infer<typeof detailSchema>;

/** A detail; a link has no detail page, so its card stands for it, with the whole description. */
export const publicItemSchema = z.discriminatedUnion('tipo', [detailSchema, linkCardSchema]);
export type PublicItem = z.infer<typeof publicItemSchema>;
type PublicItemOf<T extends Tipo> = Extract<PublicItem, { tipo: T }>;

/** What cards and details are made of: an item as it is stored, or would be. */
type Source = {
  [T in Tipo]: Omit<Stored[T], keyof typeof systemShape | 'fecha' | 'fechaAnterior'> &
    Pick<Stored[T], 'cantLikes'> &
    Partial<Pick<Stored['evento'], 'fechaAnterior'>>;
};

/** And what is said beside the item itself. */
export interface Surroundings {
  id: string;
  usuario: Author;
  /** The place it is in. */
  localidad?: ShownLocalidad | undefined;
  /** The moment at which it is shown. */
  now: Date;
  /** What a stored picture is shown from; its path in Storage if nothing is said. `null`: not shown. */
  shownFrom?: (url: string) => string | null;
}

/** The pictures an item names: the main one first, none twice. */
export function imagesOf(item: { url_imagen: string | null; url_imagenes?: string[] }): string[] {
  const urls = [item.url_imagen, ...(item.url_imagenes ?? [])].filter((url) => url !== null);
  return [...new Set(urls)];
}

type Pictured = Parameters<typeof imagesOf>[0];
type ShownFrom = Pick<Surroundings, 'shownFrom'>;
const shownImages = (item: Pictured, { shownFrom = pathOfUrl }: ShownFrom = {}): string[] =>
  imagesOf(item).flatMap((url) => shownFrom(url) ?? []);

const common = (item: Pictured & { titulo: string; cantLikes: number }, around?: ShownFrom) => ({
  titulo: item.titulo,
  imagen: shownImages(item, around)[0] ?? null,
  cantLikes: Math.max(0, Math.round(item.cantLikes)),
});

/** When an event that was moved was to be. */
const movedFrom = ({ estado, fechaAnterior }: Source['evento']) =>
  estado === 'reprogramado' && fechaAnterior
    ? {
        fechaAnterior: dateToDia(fechaAnterior.fecha),
        horaAnterior: dateToHora(fechaAnterior.hora) || undefined,
      }
    : {};

/** The day that counts, and its hours, which may be of that day alone. */
function nextOf(item: Source['evento'], now: Date) {
  const time = occurrence(datedOf(item), localTime(now));
  return time
    ? { proximaFecha: time.dia, horaInicio: time.horaInicio, horaFin: time.horaFin }
    : { proximaFecha: null };
}

type Lasting<T extends Tipo> = Omit<CardOf<T>, 'id' | 'usuario' | 'proximaFecha'>;
const LASTING: { [T in Tipo]: (item: Source[T], around?: ShownFrom) => Lasting<T> } = {
  evento: (item, around) => ({
    ...common(item, around),
    tipo: 'evento',
    ...toWire(EVENTO_FIELDS, 'card', item),
    ...movedFrom(item),
  }),
  curso: (item, around) => ({
    ...common(item, around),
    tipo: 'curso',
    ...toWire(CURSO_FIELDS, 'card', item),
  }),
  promo: (item, around) => ({
    ...common(item, around),
    tipo: 'promo',
    ...toWire(PROMO_FIELDS, 'card', item),
  }),
  link: (item, around) => ({
    ...common(item, around),
    tipo: 'link',
    descripcion: summarize(item.descripcion),
    ...toWire(LINK_FIELDS, 'card', item),
  }),
};

/** What a card says of an item whoever published it, and nothing that the clock changes. */
export const lastingOf = <T extends Tipo>(tipo: T, item: Source[T], around?: ShownFrom): Lasting<T> =>
  LASTING[tipo](item, around);

const CARD: { [T in Tipo]: (item: Source[T], around: Surroundings) => CardOf<T> } = {
  evento: (item, around) => ({
    ...LASTING.evento(item, around),
    ...said(around),
    ...nextOf(item, around.now),
  }),
  curso: (item, around) => ({ ...LASTING.curso(item, around), ...said(around) }),
  promo: (item, around) => ({ ...LASTING.promo(item, around), ...said(around) }),
  link: (item, around) => ({ ...LASTING.link(item, around), ...said(around) }),
};
const said = ({ id, usuario }: Surroundings) => ({ id: itemIdSchema.parse(id), usuario });

/** Stored → card; a link's description is shortened. */
export const cardOf = <T extends Tipo>(tipo: T, item: Source[T], around: Surroundings): CardOf<T> =>
  CARD[tipo](item, around);

const texts = (item: Pictured & { descripcion: string; precio: Precio | null }, around: Surroundings) => ({
  descripcion: item.descripcion,
  ...(item.precio && { tarifa: item.precio }),
  ...(around.localidad && { localidad: around.localidad }),
  imagenes: shownImages(item, around),
});

const WHOLE: { [T in Tipo]: (item: Source[T], around: Surroundings) => PublicItemOf<T> } = {
  evento: (item, around) => ({
    ...CARD.evento(item, around),
    ...texts(item, around),
    ...toWire(EVENTO_FIELDS, 'detail', item),
  }),
  curso: (item, around) => ({
    ...CARD.curso(item, around),
    ...texts(item, around),
    ...toWire(CURSO_FIELDS, 'detail', item),
  }),
  promo: (item, around) => ({
    ...CARD.promo(item, around),
    ...texts(item, around),
    ...toWire(PROMO_FIELDS, 'detail', item),
  }),
  link: (item, around) => ({ ...CARD.link(item, around), descripcion: item.descripcion }),
};

/** Stored → wire: all that is public of an item. */
export const publicItemOf = <T extends Tipo>(
  tipo: T,
  item: Source[T],
  around: Surroundings,
): PublicItemOf<T> => WHOLE[tipo](item, around);

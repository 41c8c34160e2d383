import { CATEGORIAS } from '../categoria/categoria.ts';
import { CURSO_FIELDS } from '../curso/fields.ts';
import { diaOrNull } from '../evento/dated.ts';
import { EVENTO_FIELDS } from '../evento/fields.ts';
import type { Stored } from '../item/kinds-schema.ts';
import { precioSchema } from '../item/precio-schema.ts';
import { words } from '../item/search.ts';
import { lastingOf, movedShape } from '../item/wire-schema.ts';
import { PROMO_FIELDS } from '../promo/fields.ts';
import type { TipoAgenda } from '../values/ids.ts';
import { itemIdSchema, uidSchema } from '../values/ids-schema.ts';
import { diaWireSchema, wireShape } from '../values/wire-fields-schema.ts';
import { z } from '../zod.ts';

/**
 * What public lists are made of. An entry says of an item all that a list shows, asks or searches, and nothing that the clock changes: when it
 * takes place next, in which order it stands and whether it is over are worked out when it is read.
 */
const entryShape = {
  id: itemIdSchema,
  uid: uidSchema,
  titulo: z.string(),
  /** A Storage path. */
  imagen: z.nullable(z.string()),
  cantLikes: z.number().check(z.int(), z.minimum(0)),
  /** Code of the place it is in; `null` of what is virtual, or says none. */
  localidad: z.nullable(z.string()),
  /** Its price in parts; `null` where nothing is said. */
  tarifa: z.nullable(precioSchema),
  /** When it was published, in milliseconds. */
  createdAt: z.number(),
};

export const entrySchema = z.discriminatedUnion('tipo', [
  z.object({
    ...entryShape,
    tipo: z.literal('evento'),
    ...wireShape(EVENTO_FIELDS, 'card'),
    ...movedShape,
    /** First day of a weekly event. */
    fechaDesde: z.nullable(diaWireSchema),
    /** Its dates that are called off, or have other hours. */
    excepciones: z.optional(z.array(z.string())),
  }),
  z.object({ ...entryShape, tipo: z.literal('curso'), ...wireShape(CURSO_FIELDS, 'card') }),
  z.object({
    ...entryShape,
    tipo: z.literal('promo'),
    ...wireShape(PROMO_FIELDS, 'card'),
    /** It has none of its own: those that its words mention. */
    categorias: z.array(z.enum(CATEGORIAS)),
  }),
]);
export type AgendaEntry = z.infer<typeof entrySchema>;

/** What a list shows of who published something. */
export const entryOwnerSchema = z.object({
  username: z.string(),
  nombre: z.string(),
  /** A Storage path. */
  imagen: z.nullable(z.string()),
  /** From when until when something lights their window, in milliseconds; what overlaps is one. */
  lights: z.array(z.tuple([z.number(), z.number()])),
});
export type EntryOwner = z.infer<typeof entryOwnerSchema>;

/** A part of a zona's agenda, as it is stored. */
export const partSchema = z.object({
  owners: z.record(uidSchema, entryOwnerSchema),
  entries: z.array(entrySchema),
});
export type AgendaPart = z.infer<typeof partSchema>;

/** What an entry says beyond a card, to be asked or put in order by. */
const ASKED: { [T in TipoAgenda]: (doc: Stored[T]) => object } = {
  evento: (doc) => ({
    fechaDesde: diaOrNull(doc.fechaDesde),
    ...(doc.fechaPeriodica && doc.excepciones.length > 0 && { excepciones: doc.excepciones }),
  }),
  curso: () => ({}),
  promo: (doc) => ({ categorias: mentioned(doc) }),
};

/** The categories whose words a promo's are. */
const mentioned = ({ titulo, descripcion }: Stored['promo']) => {
  const said = new Set(words(`${titulo} ${descripcion}`));
  return CATEGORIAS.filter((categoria) => words(categoria).every((word) => said.has(word)));
};

/** What lists say of a stored item; `null` of what is hidden, or would break what lists promise. */
export function entryOf<T extends TipoAgenda>(
  tipo: T,
  doc: Stored[T],
  { id, uid }: { id: string; uid: string },
): AgendaEntry | null {
  if (!doc.visible) return null;
  const entry = {
    ...lastingOf(tipo, doc),
    id,
    uid,
    localidad: doc.localidadEfectiva,
    tarifa: doc.precio,
    createdAt: doc.createdAt?.getTime() ?? 0,
    ...ASKED[tipo](doc),
  };
  return entrySchema.safeParse(entry).data ?? null;
}

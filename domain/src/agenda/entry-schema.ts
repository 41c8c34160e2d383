import { CATEGORIAS } from '../categoria/categoria.ts';
import { CURSO_FIELDS } from '../curso/fields.ts';
import { diaOrNull } from '../evento/dated.ts';
import { EVENTO_FIELDS } from '../evento/fields.ts';
import type { Stored } from '../item/kinds-schema.ts';
import { precioSchema } from '../item/precio-schema.ts';
import { lastingOf } from '../item/public-item.ts';
import { words } from '../item/search.ts';
import { movedShape } from '../item/wire-schema.ts';
import { PROMO_FIELDS } from '../promo/fields.ts';
import type { TipoAgenda } from '../values/ids.ts';
import { itemIdSchema, uidSchema } from '../values/ids-schema.ts';
import { diaWireSchema, wireShape } from '../values/wire-fields-schema.ts';
import { z } from '../zod.ts';

/** An item as public lists store it: the fields they show, filter or search. No field depends on the clock. */
const entryShape = {
  id: itemIdSchema,
  uid: uidSchema,
  titulo: z.string(),
  /** A Storage path. */
  imagen: z.nullable(z.string()),
  cantLikes: z.number().check(z.int(), z.minimum(0)),
  /** A place’s code; `null` for virtual items and items without a place. */
  localidad: z.nullable(z.string()),
  tarifa: z.nullable(precioSchema),
  /** Milliseconds. */
  createdAt: z.number(),
  /** Milliseconds. When it was called off. */
  canceladoEl: z.optional(z.number()),
};

export const entrySchema = z.discriminatedUnion('tipo', [
  z.object({
    ...entryShape,
    tipo: z.literal('evento'),
    ...wireShape(EVENTO_FIELDS, 'card'),
    ...movedShape,
    /** First day of a repeating event. */
    fechaDesde: z.nullable(diaWireSchema),
  }),
  z.object({ ...entryShape, tipo: z.literal('curso'), ...wireShape(CURSO_FIELDS, 'card') }),
  z.object({
    ...entryShape,
    tipo: z.literal('promo'),
    ...wireShape(PROMO_FIELDS, 'card'),
    /** Categories that its words mention; promos have no category field. */
    categorias: z.array(z.enum(CATEGORIAS)),
  }),
]);
export type AgendaEntry = z.infer<typeof entrySchema>;

/** A creator as lists show them. */
export const entryOwnerSchema = z.object({
  username: z.string(),
  nombre: z.string(),
  /** A Storage path. */
  imagen: z.nullable(z.string()),
  verificado: z.optional(z.literal(true)),
  /** Merged spans, in milliseconds, in which the creator’s window is lit. */
  lights: z.array(z.tuple([z.number(), z.number()])),
});
export type EntryOwner = z.infer<typeof entryOwnerSchema>;

/** A stored part of a zona’s agenda. */
export const partSchema = z.object({
  owners: z.record(uidSchema, entryOwnerSchema),
  entries: z.array(entrySchema),
});
export type AgendaPart = z.infer<typeof partSchema>;

/** Fields for filtering and sorting that a card lacks. */
const ASKED: { [T in TipoAgenda]: (doc: Stored[T]) => object } = {
  evento: (doc) => ({ fechaDesde: diaOrNull(doc.fechaDesde) }),
  curso: () => ({}),
  promo: (doc) => ({ categorias: mentioned(doc) }),
};

const mentioned = ({ titulo, descripcion }: Stored['promo']) => {
  const textWords = new Set(words(`${titulo} ${descripcion}`));
  return CATEGORIAS.filter((categoria) => words(categoria).every((word) => textWords.has(word)));
};

/** Returns an item’s entry; `null` if it is hidden or invalid. */
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
    canceladoEl: doc.canceladoEl?.getTime(),
    ...ASKED[tipo](doc),
  };
  return entrySchema.safeParse(entry).data ?? null;
}

import { CURSO_FIELDS } from '../curso/fields.ts';
import { EVENTO_FIELDS } from '../evento/fields.ts';
import { precioSchema } from '../item/precio-schema.ts';
import { PROMO_FIELDS } from '../promo/fields.ts';
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
  imagen: z.string().nullable(),
  cantLikes: z.number().int().min(0),
  /** Code of the place it is in; `null` of what is virtual, or says none. */
  localidad: z.string().nullable(),
  /** Its price in parts; `null` where nothing is said. */
  tarifa: precioSchema.nullable(),
  /** When it was published, in milliseconds. */
  createdAt: z.number(),
};

export const entrySchema = z.discriminatedUnion('tipo', [
  z.object({
    ...entryShape,
    tipo: z.literal('evento'),
    ...wireShape(EVENTO_FIELDS, 'card'),
    /** First and last day of a weekly event. */
    fechaDesde: diaWireSchema.nullable(),
    fechaHasta: diaWireSchema.nullable(),
  }),
  z.object({ ...entryShape, tipo: z.literal('curso'), ...wireShape(CURSO_FIELDS, 'card') }),
  z.object({ ...entryShape, tipo: z.literal('promo'), ...wireShape(PROMO_FIELDS, 'card') }),
]);
export type Entry = z.infer<typeof entrySchema>;

/** What a list shows of who published something. */
export const entryOwnerSchema = z.object({
  username: z.string(),
  nombre: z.string(),
  /** A Storage path. */
  imagen: z.string().nullable(),
  /** From when until when something lights their window, in milliseconds. */
  luces: z.array(z.tuple([z.number(), z.number()])),
});
export type EntryOwner = z.infer<typeof entryOwnerSchema>;

/** A part of a zona's agenda, as it is stored. */
export const partSchema = z.object({
  owners: z.record(uidSchema, entryOwnerSchema),
  entries: z.array(entrySchema),
});
export type Part = z.infer<typeof partSchema>;

/** Where entries are kept that belong to no zona: what is virtual, and what says no place. */
export const NOWHERE = ['virtual', 'sin-lugar'] as const;

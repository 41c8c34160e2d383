import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { ownerOf } from './owner.ts';

/**
 * One life of an item's id: whose the item is, and when it was made. An id can be created again after a deletion; its edition can't. So whatever
 * may outlive an item keeps the edition beside the id, and belongs to no other.
 */
export interface Edition {
  creador: string;
  /** The item's `createdAt`, in milliseconds. */
  itemCreatedAt: number;
}

/** The fields in which a document keeps the edition that it belongs to. */
export const EDITION_SHAPE = {
  creador: z.string(),
  itemCreatedAt: z.pipe(
    fechaSchema,
    z.transform((date) => date.getTime()),
  ),
};

const editionSchema = z.object(EDITION_SHAPE);

/** Returns the edition that a document belongs to; `null` of one that does not say so, which belongs to none. */
export const editionKept = (snapshot: DocumentSnapshot): Edition | null =>
  editionSchema.safeParse(snapshot.data()).data ?? null;

export const editionFields = ({ creador, itemCreatedAt }: Edition) => ({
  creador,
  itemCreatedAt: new Date(itemCreatedAt),
});

export const isSameEdition = (a: Edition | null | undefined, b: Edition | null | undefined): boolean =>
  !!a && !!b && a.creador === b.creador && a.itemCreatedAt === b.itemCreatedAt;

/** Fields of an item that say its edition. */
export const EDITION_MASK = ['uid', 'refUsuario', 'createdAt'];

/** Returns the edition of an item as it was read; `null` where there is no item, or it says not whose it is. An item without `createdAt` gets its document's. */
export function editionOf(item: DocumentSnapshot): Edition | null {
  const creador = item.exists ? ownerOf(item) : null;
  const made = momentOf(item.get('createdAt')) ?? item.createTime?.toMillis();
  return creador !== null && made !== undefined ? { creador, itemCreatedAt: made } : null;
}

/** Returns the edition that an item's data say; `null` of what does not say it all. */
export function editionIn(data: Record<string, unknown>): Edition | null {
  const { uid, createdAt } = data;
  const made = momentOf(createdAt);
  return typeof uid === 'string' && made !== undefined ? { creador: uid, itemCreatedAt: made } : null;
}

const momentOf = (value: unknown): number | undefined =>
  value instanceof Timestamp ? value.toMillis() : undefined;

import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { ownerOf } from './owner.ts';
import { UnreadableDocument } from './unreadable.ts';

/**
 * One life of an item's id: owner and creation time. An id can be reused after a deletion, an edition can't,
 * so documents that may outlive an item store its edition.
 */
export interface Edition {
  creador: string;
  /** The item's `createdAt`, in milliseconds. */
  itemCreatedAt: number;
}

export const EDITION_SHAPE = {
  creador: z.string(),
  itemCreatedAt: z.pipe(
    fechaSchema,
    z.transform((date) => date.getTime()),
  ),
};

const editionSchema = z.object(EDITION_SHAPE);

export const storedEdition = (snapshot: DocumentSnapshot): Edition | null =>
  editionSchema.safeParse(snapshot.data()).data ?? null;

export const editionFields = ({ creador, itemCreatedAt }: Edition) => ({
  creador,
  itemCreatedAt: new Date(itemCreatedAt),
});

export const isSameEdition = (a: Edition | null | undefined, b: Edition | null | undefined): boolean =>
  !!a && !!b && a.creador === b.creador && a.itemCreatedAt === b.itemCreatedAt;

/** Item fields that make its edition. */
export const EDITION_MASK = ['uid', 'refUsuario', 'createdAt'];

/**
 * Returns an item's edition, or `null` without an item or owner, or with a wrong `createdAt`. The document's
 * creation time replaces a missing one.
 */
export function editionOf(item: DocumentSnapshot): Edition | null {
  const creador = item.exists ? ownerOf(item) : null;
  const createdAt: unknown = item.get('createdAt') ?? item.createTime;
  const itemCreatedAt = momentOf(createdAt);
  return creador !== null && itemCreatedAt !== undefined ? { creador, itemCreatedAt } : null;
}

/** Returns an item's edition, or `null` if it is gone. @throws UnreadableDocument if it is stored without one */
export function knownEditionOf(item: DocumentSnapshot): Edition | null {
  const edition = editionOf(item);
  if (!edition && item.exists) throw new UnreadableDocument(item.ref.path);
  return edition;
}

/** Returns the edition in an item's data, or `null` if a part is missing. */
export function editionIn(data: Record<string, unknown>): Edition | null {
  const { uid, createdAt } = data;
  const itemCreatedAt = momentOf(createdAt);
  return typeof uid === 'string' && itemCreatedAt !== undefined ? { creador: uid, itemCreatedAt } : null;
}

const momentOf = (value: unknown): number | undefined =>
  value instanceof Timestamp ? value.toMillis() : undefined;

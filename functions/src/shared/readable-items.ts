import type { Stored } from 'domain/item/kinds-schema';
import type { Tipo } from 'domain/values/ids';
import { itemIdSchema } from 'domain/values/ids-schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from './logger.ts';
import { ownerOf } from './owner.ts';
import { parseItem } from './stored-item.ts';

/** A stored item with its id and its owner's. */
export type StoredItem<T extends Tipo = Tipo> = { id: string; uid: string; doc: Stored[T] };

/**
 * The one guard before an item is derived from, listed or shown: its id is one the addresses of the product can carry, its
 * fields parse, and it says whose it is. `null` for any other document.
 */
export function readItem<T extends Tipo>(tipo: T, snapshot: DocumentSnapshot): StoredItem<T> | null {
  const id = itemIdSchema.safeParse(snapshot.id);
  const uid = snapshot.exists ? ownerOf(snapshot) : null;
  const doc = uid ? parseItem(tipo, snapshot.data()) : null;
  return id.success && uid && doc ? { id: id.data, uid, doc } : null;
}

/** Says which documents of a list were left out because they can't be read, so that somebody looks at them. */
export function reportUnreadable(paths: string[]): void {
  if (paths.length > 0) logger.error('Unreadable documents left out', { count: paths.length, paths });
}

import type { Stored } from '@vidriera/domain/item/kinds-schema';
import { isListed } from '@vidriera/domain/usuario/may';
import type { Tipo } from '@vidriera/domain/values/ids';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from './logger.ts';
import { ownerOf } from './owner.ts';
import { refs } from './refs.ts';
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

/**
 * One item, if visitors may see it. Who has just published opens its page before the trigger has said `visible`: then its owner's role says
 * so. One read, two until the trigger has run.
 */
export async function readVisible<T extends Tipo>(
  db: Firestore,
  tipo: T,
  id: string,
): Promise<StoredItem<T> | null> {
  const snapshot = await refs.item(db, tipo, id).get();
  const item = readItem(tipo, snapshot);
  if (!item) return null;
  const isDerived = snapshot.get('visible') !== undefined;
  const isVisible = isDerived
    ? item.doc.visible
    : isListed((await refs.user(db, item.uid).get()).get('role'));
  return isVisible ? item : null;
}

/** Says which documents of a list were left out because they can't be read, so that somebody looks at them. */
export function reportUnreadable(paths: string[]): void {
  if (paths.length > 0) logger.error('Unreadable documents left out', { count: paths.length, paths });
}

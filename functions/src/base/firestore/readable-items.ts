import type { Stored } from '@vidriera/domain/item/kinds-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from '../process/logger.ts';
import { hasPage, isShownOwner } from './access.ts';
import { ownerOf } from './owner.ts';
import { refs } from './refs.ts';
import { parseItem } from './stored-item.ts';

export type StoredItem<T extends Tipo = Tipo> = { id: string; uid: string; doc: Stored[T] };

/**
 * Returns a readable item: its id fits an address, its fields parse, and it has an owner. `null` otherwise.
 * Every item is checked here before it is listed, shown or used.
 */
export function readItem<T extends Tipo>(tipo: T, snapshot: DocumentSnapshot): StoredItem<T> | null {
  const id = itemIdSchema.safeParse(snapshot.id);
  const uid = snapshot.exists ? ownerOf(snapshot) : null;
  const doc = uid ? parseItem(tipo, snapshot.data()) : null;
  return id.success && uid && doc ? { id: id.data, uid, doc } : null;
}

/**
 * Returns an item that visitors may see at its address. Until the trigger has set `visible`, the owner's role decides too, so
 * creators see a new item at once. One read, or two until then.
 */
export async function readVisible<T extends Tipo>(
  { db, now }: { db: Firestore; now: () => Date },
  tipo: T,
  id: string,
): Promise<StoredItem<T> | null> {
  const snapshot = await refs.item(db, tipo, id).get();
  const item = readItem(tipo, snapshot);
  if (!item || !hasPage(snapshot, now())) return null;
  const isDerived = snapshot.get('visible') !== undefined;
  return isDerived || isShownOwner(await refs.user(db, item.uid).get()) ? item : null;
}

/** Logs which documents were left out of a list because they are unreadable. */
export function reportUnreadable(paths: string[]): void {
  if (paths.length > 0) logger.error('Unreadable documents left out', { count: paths.length, paths });
}

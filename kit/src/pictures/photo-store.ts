import { PHOTO_DATABASE } from '@vidriera/session/photo-database';
import { opened, resultOf } from '../data/database.ts';

const STORE = 'fotos';
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Does something with the store of chosen photos; `null` if IndexedDB is missing, forbidden or full. */
export async function inPhotoStore<T>(act: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
  try {
    if (!globalThis.indexedDB) return null; // reading it throws where storage is blocked
    const database = await opened(PHOTO_DATABASE, STORE);
    try {
      const transaction = database.transaction(STORE, 'readwrite');
      const written = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new DOMException('IndexedDB refused'));
      });
      const [result] = await Promise.all([act(transaction.objectStore(STORE)), written]);
      return result;
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Deletes the photos that were chosen more than seven days ago. */
export async function dropOldPhotos(): Promise<void> {
  const oldest = Date.now() - KEPT_MS;
  await inPhotoStore(async (store) => {
    for (const key of await resultOf(store.getAllKeys())) {
      const kept: { at?: unknown } | undefined = await resultOf(store.get(key));
      if (typeof kept?.at !== 'number' || kept.at < oldest) await resultOf(store.delete(key));
    }
  });
}

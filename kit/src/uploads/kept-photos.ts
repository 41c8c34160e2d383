import { z } from '@vidriera/domain/zod';
import { PHOTO_DATABASE } from '@vidriera/session/photo-database';
import { asked, opened } from '../database.ts';

/** Names the photos of one form of one person. */
export type KeptPlace = { uid: string; form: string };

const STORE = 'fotos';
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** A chosen photo, as IndexedDB holds it. */
export const keptPhotoSchema = z.object({
  nombre: z.string(),
  prepared: z.object({
    blob: z.instanceof(Blob),
    extension: z.enum(['webp', 'jpg']),
    animated: z.optional(z.boolean()),
  }),
});

export type KeptPhoto = z.infer<typeof keptPhotoSchema>;

const recordSchema = z.object({ at: z.number(), photos: z.unknown() });
const keyOf = ({ uid, form }: KeptPlace): IDBValidKey => [uid, form];

/** Does something with the store; `null` if IndexedDB is missing, forbidden or full. */
async function inStore<T>(act: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
  if (!globalThis.indexedDB) return null;
  try {
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

/**
 * Stores a form's chosen photos, in place of the former ones; `null` deletes them.
 * @returns whether they are stored
 */
export async function keepPhotos(place: KeptPlace, photos: object | null): Promise<boolean> {
  const done = await inStore(async (store) => {
    if (photos) await asked(store.put({ at: Date.now(), photos }, keyOf(place)));
    else await asked(store.delete(keyOf(place)));
    return true;
  });
  return done ?? false;
}

/** Returns a form's chosen photos; `null` without valid ones. */
export async function keptPhotos<S extends z.ZodMiniType>(
  place: KeptPlace,
  schema: S,
): Promise<z.output<S> | null> {
  await dropOldPhotos();
  const record = recordSchema.safeParse(await inStore((store) => asked(store.get(keyOf(place)))));
  return schema.safeParse(record.data?.photos).data ?? null;
}

/** Deletes the photos that were chosen more than seven days ago. */
export async function dropOldPhotos(): Promise<void> {
  const oldest = Date.now() - KEPT_MS;
  await inStore(async (store) => {
    for (const key of await asked(store.getAllKeys())) {
      const { data } = recordSchema.safeParse(await asked(store.get(key)));
      if (!data || data.at < oldest) await asked(store.delete(key));
    }
  });
}

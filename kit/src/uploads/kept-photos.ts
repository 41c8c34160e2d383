import { z } from '@vidriera/domain/zod';
import { resultOf } from '../data/database.ts';
import { dropOldPhotos, inPhotoStore } from '../pictures/photo-store.ts';

/** Names the photos of one form of one person. */
export type KeptPlace = { uid: string; form: string };

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

/**
 * Stores a form's chosen photos, in place of the former ones; `null` deletes them.
 * @returns whether they are stored
 */
export async function keepPhotos(place: KeptPlace, photos: object | null): Promise<boolean> {
  const put = (store: IDBObjectStore) => resultOf(store.put({ at: Date.now(), photos }, keyOf(place)));
  if (photos && (await inPhotoStore(put))) return true;
  // Photos that can't be stored leave no former ones either.
  const remove = (store: IDBObjectStore) => resultOf(store.delete(keyOf(place)));
  const isRemoved = (await inPhotoStore(remove)) !== null;
  return isRemoved && !photos;
}

/** Returns a form's chosen photos; `null` without valid ones. */
export async function keptPhotos<S extends z.ZodMiniType>(
  place: KeptPlace,
  schema: S,
): Promise<z.output<S> | null> {
  await dropOldPhotos();
  const record = recordSchema.safeParse(await inPhotoStore((store) => resultOf(store.get(keyOf(place)))));
  return schema.safeParse(record.data?.photos).data ?? null;
}

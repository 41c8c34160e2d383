import { thumbnailPath } from '@vidriera/domain/image/image';
import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import type { Firestore } from 'firebase-admin/firestore';
import type { Bucket, Buckets, Deps } from '../../base/firestore/admin.ts';
import { nullIfMissing, withheldPath } from '../../base/firestore/uploads.ts';
import { register } from './register.ts';

type File = ReturnType<Bucket['file']>;
type WithheldDeps = Pick<Deps, 'db' | 'now'> & Buckets;

/** Whether a held picture was uploaded at this path: nobody uploads it again. */
export const isWithheld = async ({ thumbnails }: Buckets, path: string): Promise<boolean> =>
  (await thumbnails.file(withheldPath(path)).exists())[0];

/** Moves a picture to the bucket that no browser and no download token reaches, so that its owner can't make a token anew. */
export async function withhold({ bucket, thumbnails }: WithheldDeps, path: string): Promise<void> {
  await move(bucket.file(path), await unlessThere(thumbnails.file(withheldPath(path))));
  for (const thumbnail of thumbnailsOf(path))
    await move(thumbnails.file(thumbnail), await unlessThere(thumbnails.file(withheldPath(thumbnail))));
}

/** Moves a picture back. Thumbnails come first: with them its upload counts as processed. */
export async function giveBack({ bucket, thumbnails, db, now }: WithheldDeps, path: string): Promise<void> {
  for (const thumbnail of thumbnailsOf(path))
    await move(thumbnails.file(withheldPath(thumbnail)), thumbnails.file(thumbnail));
  const kept = thumbnails.file(withheldPath(path));
  const found = await nullIfMissing(kept.getMetadata());
  if (!found) return;
  // It was counted when it was uploaded.
  await registerAgain(db, path, now(), String(found[0].metadata?.madeOf));
  await move(kept, bucket.file(path));
}

const registerAgain = (db: Firestore, path: string, from: Date, generation: string) =>
  register(db.batch(), db, path, from, generation).commit();

const thumbnailsOf = (path: string) => THUMBNAIL_WIDTHS.map((width) => thumbnailPath(path, width));

/** A held file is not written over: its owner may have uploaded another one since. */
const unlessThere = async (file: File): Promise<File | null> => ((await file.exists())[0] ? null : file);

/**
 * Moves a file with its download tokens; a missing one is fine. `madeOf` names its upload; browsers can't write it (storage.rules).
 * @param to `null`: only deletes it
 */
async function move(from: File, to: File | null): Promise<void> {
  const found = await nullIfMissing(from.getMetadata());
  if (!found) return;
  const { contentType, cacheControl, metadata, generation } = found[0];
  const kept = { ...(contentType && { contentType }), ...(cacheControl && { cacheControl }) };
  if (to)
    await nullIfMissing(from.copy(to, { ...kept, metadata: { madeOf: String(generation), ...metadata } }));
  await from.delete({ ignoreNotFound: true });
}

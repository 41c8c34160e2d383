import { originalOfThumbnail, ownerOfPath } from '@vidriera/domain/image/image';
import { z } from '@vidriera/domain/zod';
import type { Bucket, Buckets, Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { register, SAVED_MS } from '../../items/images/register.ts';

export const FILES_PER_NIGHT = 1000;

const textSchema = z.catch(z.string(), '');
const cursorSchema = z.catch(z.object({ files: textSchema, thumbnails: textSchema }), {
  files: '',
  thumbnails: '',
});

/** Registers old uploads, a portion of each bucket a night. A thumbnail counts as its original. @returns how many */
export async function registerOldUploads({
  db,
  bucket,
  thumbnails,
  now,
}: Pick<Deps, 'db' | 'now'> & Buckets): Promise<number> {
  const cursor = refs.reconciliation(db);
  const from = cursorSchema.parse((await cursor.get()).data());
  const [originals, renditions] = await Promise.all([
    listFrom(bucket, from.files),
    listFrom(thumbnails, from.thumbnails),
  ]);
  const settled = [...originals.files, ...renditions.files].filter(
    ({ metadata }) => now().getTime() - new Date(metadata.timeCreated ?? 0).getTime() > SAVED_MS,
  );
  const uploads = new Set(
    settled.map(({ name }) => originalOfThumbnail(name) ?? name).filter((path) => ownerOfPath(path)),
  );
  const batch = db.batch();
  for (const path of uploads) register(batch, db, path, now());
  const next = { files: originals.next, thumbnails: renditions.next };
  await batch.set(cursor, next, { merge: true }).commit();
  return uploads.size;
}

/** Lists one portion; `next` is empty at the end. */
async function listFrom(bucket: Bucket, startOffset: string) {
  const [files] = await bucket.getFiles({
    autoPaginate: false,
    maxResults: FILES_PER_NIGHT,
    ...(startOffset ? { startOffset } : {}),
  });
  return { files, next: files.length < FILES_PER_NIGHT ? '' : (files.at(-1)?.name ?? '') };
}

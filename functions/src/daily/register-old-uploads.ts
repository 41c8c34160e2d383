import { originalOfThumbnail, ownerOfPath } from '@vidriera/domain/image/image';
import { z } from '@vidriera/domain/zod';
import { register, SAVED_MS } from '../images/register.ts';
import type { Deps } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';

/** Files of the bucket that a night looks at; most are thumbnails. */
export const FILES_PER_NIGHT = 1000;

const placeSchema = z.catch(z.object({ files: z.string() }), { files: '' });

/**
 * Registers, some every night, uploads that are in no register any more or never were: those from before there was one, and what was left
 * later (a thumbnail stands for its original, which its owner may have deleted). It goes on where the last night ended, and then begins again.
 * @returns how many were registered
 */
export async function registerOldUploads({
  db,
  bucket,
  now,
}: Pick<Deps, 'db' | 'bucket' | 'now'>): Promise<number> {
  const place = refs.reconciliation(db);
  const { files: startOffset } = placeSchema.parse((await place.get()).data());
  const [files] = await bucket.getFiles({
    autoPaginate: false,
    maxResults: FILES_PER_NIGHT,
    ...(startOffset ? { startOffset } : {}),
  });
  const settled = files.filter(
    ({ metadata }) => now().getTime() - new Date(metadata.timeCreated ?? 0).getTime() > SAVED_MS,
  );
  const uploads = new Set(
    settled.map(({ name }) => originalOfThumbnail(name) ?? name).filter((path) => ownerOfPath(path)),
  );
  const batch = db.batch();
  for (const path of uploads) register(batch, db, path, now());
  const last = files.length < FILES_PER_NIGHT ? '' : (files.at(-1)?.name ?? '');
  await batch.set(place, { files: last }, { merge: true }).commit();
  return uploads.size;
}

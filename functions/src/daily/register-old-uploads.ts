import { originalOfThumbnail, ownerOfPath } from '@vidriera/domain/image/image';
import { z } from '@vidriera/domain/zod';
import { register, SAVED_MS } from '../images/register.ts';
import type { Deps } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';

export const FILES_PER_NIGHT = 1000;

const placeSchema = z.catch(z.object({ files: z.string() }), { files: '' });

/** Registers unregistered uploads, some each night: a thumbnail stands for its original. @returns how many */
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

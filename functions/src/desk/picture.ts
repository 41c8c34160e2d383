import { ownerOfPath, thumbnailPath } from '@vidriera/domain/image/image';
import { readCase } from '../complaints/stored.ts';
import type { Deps } from '../firestore/admin.ts';
import { refs } from '../firestore/refs.ts';
import { nullIfMissing, withheldPath } from '../firestore/uploads.ts';

/**
 * Returns a thumbnail of the case's author, also a held one, which has no address: moderators alone get its bytes, by their call.
 * @param path of the upload
 * @returns a WebP as base64; `null` for anybody else's picture, or if there is none
 */
export async function readPictureOfCase(
  { db, thumbnails }: Pick<Deps, 'db' | 'thumbnails'>,
  id: string,
  path: string,
): Promise<string | null> {
  const of = readCase(await refs.case(db, id).get());
  if (!of || ownerOfPath(path) !== of.creador) return null;
  const thumbnail = thumbnailPath(path, 480);
  for (const file of [withheldPath(thumbnail), thumbnail]) {
    const found = await nullIfMissing(thumbnails.file(file).download());
    if (found) return found[0].toString('base64');
  }
  return null;
}

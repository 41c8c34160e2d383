import { picturesOf } from '@vidriera/domain/desk/public-form';
import { ownerOfPath, thumbnailPath } from '@vidriera/domain/image/image';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { nullIfMissing, withheldPath } from '../../base/firestore/uploads.ts';
import { isOwnCase } from '../complaints/moderators.ts';
import { readCase } from '../complaints/stored.ts';
import { thingOf } from '../complaints/thing.ts';

/**
 * Returns a thumbnail that the case's thing names or named. A held one has no address: moderators alone get its bytes, by their call.
 * @param path of the upload
 * @param by the moderator
 * @returns a WebP as base64; `null` for any other picture, or if there is none
 */
export async function readPictureOfCase(
  deps: Pick<Deps, 'db' | 'thumbnails' | 'now'>,
  id: string,
  path: string,
  by: string,
): Promise<string | null> {
  const of = readCase(await refs.case(deps.db, id).get());
  if (!of || isOwnCase(of, by) || ownerOfPath(path) !== of.creador) return null;
  const thing = await thingOf(deps, of.subject);
  if (!picturesOf(of.snapshot, thing?.shown ?? null).includes(path)) return null;
  const thumbnail = thumbnailPath(path, 480);
  for (const file of [withheldPath(thumbnail), thumbnail]) {
    const found = await nullIfMissing(deps.thumbnails.file(file).download());
    if (found) return found[0].toString('base64');
  }
  return null;
}

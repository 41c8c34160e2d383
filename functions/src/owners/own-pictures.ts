import type { Deps } from '../firestore/admin.ts';
import { reportUnreadable } from '../firestore/readable-items.ts';
import { refs } from '../firestore/refs.ts';
import { FOLDERS, ownPaths } from '../firestore/uploads.ts';
import { creatorPictures } from '../images/creator-pictures.ts';
import { settlePictures } from '../images/withheld.ts';

/** Withholds photo, cover and gallery of a held person, or gives them back. */
export async function settleOwnPictures(deps: Deps, uid: string): Promise<void> {
  const [user, creador] = await deps.db.getAll(refs.user(deps.db, uid), refs.creador(deps.db, uid));
  if (!user?.exists) return;
  const photo: unknown = user.get('photo_url');
  const own = ownPaths([typeof photo === 'string' ? photo : null], uid, FOLDERS.perfil(uid));
  const ofCreator = creatorPictures(uid, creador?.data());
  if (!ofCreator) reportUnreadable([refs.creador(deps.db, uid).path]);
  await settlePictures(deps, user.ref, [...own, ...(ofCreator ?? [])]);
}

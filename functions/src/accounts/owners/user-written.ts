import { isListed } from '@vidriera/domain/usuario/may';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { FOLDERS, ownPaths } from '../../base/firestore/uploads.ts';
import { deleteUnnamed } from '../../items/images/naming.ts';
import { syncItems } from '../../items/items/owner-items.ts';
import { removeAccount } from '../account/remove-account.ts';
import { dropForeignLikes } from './foreign-likes.ts';
import { changedLikes, recountLikes } from './likes.ts';
import { changesLinks, checkPersonLinks } from './person-links.ts';

type Data = Record<string, unknown> | undefined;
export type UserOutcome =
  | { kind: 'followed'; items: number; likes: number; photos: number }
  | { kind: 'removed' }
  | { kind: 'mended'; reason: 'foreign-likes' }
  | { kind: 'skipped'; reason: 'nothing-depends' };

const text = (value: unknown) => (typeof value === 'string' ? value : null);

const affectsItems = (before: Data, after: Data): boolean =>
  isListed(before?.role) !== isListed(after?.role) ||
  (isListed(after?.role) && before?.localidad !== after?.localidad);

/**
 * Updates items, likes and photo after a person’s change, also of an interrupted `saveProfile`. Removes a closed account; the event is
 * redelivered until done.
 * @param foreign whether there are likes of another database
 */
export async function userWritten(
  deps: Deps,
  { uid, before, after, foreign = false }: { uid: string; before: Data; after: Data; foreign?: boolean },
): Promise<UserOutcome> {
  const { db, now } = deps;
  if (after?.closedAt !== undefined && before?.closedAt === undefined) {
    await removeAccount(deps, uid);
    return { kind: 'removed' };
  }
  const likes = changedLikes(before, after);
  const previousPhoto = text(before?.photo_url);
  const changesPhoto = previousPhoto !== text(after?.photo_url);
  const changesItems = affectsItems(before, after);
  if (after && changesLinks(before, after)) await checkPersonLinks(deps, uid);
  if (foreign) await dropForeignLikes(db, uid);
  if (!changesItems && !changesPhoto && likes.length === 0)
    return foreign
      ? { kind: 'mended', reason: 'foreign-likes' }
      : { kind: 'skipped', reason: 'nothing-depends' };

  const items = changesItems ? await syncItems({ db, now }, uid) : 0;
  let recounted = 0;
  for (const liked of likes) if (await recountLikes(db, liked)) recounted++;
  let photos = 0;
  if (changesPhoto) {
    const current: unknown = (await refs.user(db, uid).get()).get('photo_url') ?? null;
    const isReadable = current === null || typeof current === 'string';
    const [left] = ownPaths([text(current)], uid, FOLDERS.perfil(uid));
    const own = isReadable ? ownPaths([previousPhoto], uid, FOLDERS.perfil(uid)) : [];
    const excess = own.filter((path) => path !== left);
    photos = await deleteUnnamed(deps, uid, excess);
  }
  return { kind: 'followed', items, likes: recounted, photos };
}

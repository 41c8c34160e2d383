import { ownerOfPath } from '@vidriera/domain/image/image';
import type { Bucket, Buckets, Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { foldersOf, uploadOfWithheld } from '../../base/firestore/uploads.ts';
import { isListedByHold } from './naming.ts';
import { giveBack, withhold } from './withheld.ts';

type PictureDeps = Pick<Deps, 'db' | 'now'> & Buckets;
const AT_ONCE = 10;

/**
 * Withholds pictures, or gives them back, as stored holds say at the end: two acts may follow each other closely. A picture is withheld
 * while its owner is held, or while a hold lists it. Idempotent.
 */
export async function settlePictures(deps: PictureDeps, paths: Iterable<string>): Promise<void> {
  const left = [...new Set(paths)];
  while (left.length > 0) await Promise.all(left.splice(0, AT_ONCE).map((path) => settleOne(deps, path)));
}

async function settleOne(deps: PictureDeps, path: string): Promise<void> {
  for (let was: boolean | null = null; was !== (await isHeld(deps, path)); ) {
    was = await isHeld(deps, path);
    await (was ? withhold(deps, path) : giveBack(deps, path));
  }
}

async function isHeld({ db }: PictureDeps, path: string): Promise<boolean> {
  const uid = ownerOfPath(path);
  if (!uid) return false;
  return (await refs.user(db, uid).get()).get('retenido') !== undefined || isListedByHold(db, path);
}

/** Moves a new upload away if it is held already. */
export async function withholdIfHeld(deps: PictureDeps, path: string): Promise<void> {
  if (await isHeld(deps, path)) await settleOne(deps, path);
}

/** Settles every picture of an account, in whatever folder and whatever names it. */
export async function settlePicturesOf(deps: PictureDeps, uid: string): Promise<void> {
  const names = async (bucket: Bucket, prefix: string) =>
    (await bucket.getFiles({ prefix }))[0].map(({ name }) => name);
  for (const prefix of foldersOf(uid)) {
    const open = (await names(deps.bucket, prefix)).filter((path) => ownerOfPath(path) === uid);
    const withheld = (await names(deps.thumbnails, prefix)).flatMap((path) => uploadOfWithheld(path) ?? []);
    await settlePictures(deps, [...open, ...withheld]);
  }
}

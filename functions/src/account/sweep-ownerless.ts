import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from '../shared/admin.ts';
import { ownerOf } from '../shared/owner.ts';
import { isGone } from './is-gone.ts';

/** Deletes those of the items whose account is gone; answers how many. What follows from it is the item trigger's. */
export async function sweepOwnerless(
  deps: Pick<Deps, 'db' | 'auth'>,
  items: DocumentReference[],
): Promise<number> {
  let swept = 0;
  for (const item of items) {
    const snapshot = await item.get();
    const uid = snapshot.exists ? ownerOf(snapshot) : null;
    if (!uid || !(await isGone(deps, uid))) continue;
    await item.delete();
    swept++;
  }
  return swept;
}

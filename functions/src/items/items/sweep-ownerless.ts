import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { ownerOf } from '../../base/firestore/owner.ts';
import { isGone } from '../../base/people/is-gone.ts';

/** Deletes items whose account is gone; returns how many. */
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

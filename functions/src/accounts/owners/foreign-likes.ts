import { LIKES_FIELD, TIPOS } from '@vidriera/domain/values/ids';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ownReferences } from '../../base/firestore/owner.ts';
import { refs } from '../../base/firestore/refs.ts';

/** Whether a like references another database, which rules can’t detect. */
export const hasForeignLikes = (user: DocumentSnapshot): boolean =>
  TIPOS.some((tipo) => ownReferences(user, LIKES_FIELD[tipo]).foreign > 0);

/** Removes likes of other databases: deleting an item would not find them. */
export function dropForeignLikes(db: Firestore, uid: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    if (!user.exists || !hasForeignLikes(user)) return;
    const own = TIPOS.map((tipo) => {
      const { paths } = ownReferences(user, LIKES_FIELD[tipo]);
      return [LIKES_FIELD[tipo], paths.map((path) => db.doc(path))];
    });
    tx.update(user.ref, Object.fromEntries(own));
  });
}

import { LIKES_FIELD, TIPOS } from '@vidriera/domain/values/ids';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ownReferences } from '../shared/owner.ts';
import { refs } from '../shared/refs.ts';

/** Whether a person likes something of another database: the rules can't tell, since they see paths without the project. */
export const hasForeignLikes = (user: DocumentSnapshot): boolean =>
  TIPOS.some((tipo) => ownReferences(user, LIKES_FIELD[tipo]).foreign > 0);

/** Takes such likes out: deleting the item they seem to name would not find them. */
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

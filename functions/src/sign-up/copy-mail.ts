import type { Firestore } from 'firebase-admin/firestore';
import { isClosed } from '../account/is-gone.ts';
import { refs } from '../shared/refs.ts';

/**
 * Copies Auth's e-mail address into the person's document; returns whether it differed. Leaves missing
 * documents and those being deleted alone.
 */
export function copyMail(db: Firestore, { uid, email }: { uid: string; email: string }): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    if (!user.exists || isClosed(user) || user.get('email') === email) return false;
    tx.update(user.ref, { email });
    return true;
  });
}

import type { Firestore } from 'firebase-admin/firestore';
import { isClosed } from '../account/is-gone.ts';
import { refs } from '../shared/refs.ts';

/**
 * Copies the address that Auth has into the person's document, where that says another; answers whether it did. A missing document, or one of
 * an account that is being deleted, stays as it is.
 */
export function copyMail(db: Firestore, { uid, email }: { uid: string; email: string }): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    if (!user.exists || isClosed(user) || user.get('email') === email) return false;
    tx.update(user.ref, { email });
    return true;
  });
}

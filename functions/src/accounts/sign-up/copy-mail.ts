import type { Firestore } from 'firebase-admin/firestore';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';

/** Copies Auth's e-mail address into a person's document, unless missing or closed. @returns whether it differed */
export function copyMail(db: Firestore, { uid, email }: { uid: string; email: string }): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    if (!user.exists || isClosed(user) || user.get('email') === email) return false;
    tx.update(user.ref, { email });
    return true;
  }, PATIENT);
}

import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';

/** Stores a person’s acceptance, unless it is of an earlier or the same version. @returns `false` without an open account */
export function acceptTerms(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  terminosVersion: string,
): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    if (!user.exists || isClosed(user)) return false;
    if (String(user.get('terminosVersion') ?? '') < terminosVersion)
      tx.update(user.ref, { terminosVersion, terminosAceptados: now() });
    return true;
  }, PATIENT);
}

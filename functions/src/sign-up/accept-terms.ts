import { isClosed } from '../account/is-gone.ts';
import type { Deps } from '../shared/admin.ts';
import { PATIENT } from '../shared/patient.ts';
import { refs } from '../shared/refs.ts';

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

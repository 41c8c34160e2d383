import { subjectOf } from '@vidriera/domain/held/subject-schema';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs } from '../../base/firestore/refs.ts';
import { deleteSignIn } from '../../base/people/auth-account.ts';
import { isClosed, suspendedUntil } from '../../base/people/is-gone.ts';
import { recordDeletion } from '../../base/people/ledger.ts';
import { noteMailbox } from '../../base/people/suspended-mailbox.ts';
import { thingGone } from '../../trust/complaints/thing-gone.ts';
import { REMOVALS } from './personal.ts';
import { sweep } from './remove-own.ts';

/**
 * The person, the step that deletes unconfirmed accounts, or the nightly reconciliation, which may be wrong and is therefore not in the
 * ledger.
 */
export type ClosedBy = 'person' | 'unconfirmed' | 'nightly';
export type StillDue = (tx: Transaction, user: DocumentSnapshot) => Promise<boolean>;

/**
 * Removes an account with all its data. Idempotent. Records it in the ledger, unless the reconciliation found it. Items are swept again after the sign-in
 * is gone. The person’s document goes last, so the nightly run finds an interrupted removal. Triggers remove likes.
 * @throws errors of Firestore, Storage and Auth
 */
export async function removeAccount(deps: Deps, uid: string): Promise<void> {
  const by = await close(deps, uid, 'nightly');
  if (by !== null && by !== 'nightly') await recordDeletion(deps, refs.user(deps.db, uid).path);
  await sweep(deps, uid);
  if (suspendedUntil(await refs.user(deps.db, uid).get(), deps.now())) await noteMailbox(deps, uid, true);
  await thingGone(deps, subjectOf('user', uid));
  await deleteSignIn(deps.auth, uid);
  for (const remove of REMOVALS) await remove(deps, uid);
}

/**
 * Closes an account: without a role it publishes nothing, and `closedAt` stops its uploads. A trigger removes it (owners/user-written.ts).
 * @param isStillDue asked within the transaction
 * @returns who closed it, the person before others; `null` without a document, or if it is not due
 */
export function close(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  by: ClosedBy,
  isStillDue: StillDue = async () => true,
): Promise<ClosedBy | null> {
  return db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    if (!user.exists) return null;
    if (!(await isStillDue(tx, user))) return null;
    const before: ClosedBy | null = isClosed(user) ? (user.get('closedBy') ?? 'person') : null;
    if (before === by || before === 'person' || (before && by === 'nightly')) return before;
    const closedAt = before ? user.get('closedAt') : now();
    tx.update(user.ref, { role: null, refRolCreador: null, closedAt, closedBy: by });
    return by;
  }, PATIENT);
}

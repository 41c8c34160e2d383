import { normalizeUsername } from '@vidriera/domain/usuario/username';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { accountExists, deleteSignIn } from '../../base/people/auth-account.ts';
import { recordDeletion } from '../../base/people/ledger.ts';
import { type ClosedBy, close, removeAccount, type StillDue } from './remove-account.ts';

/** Maximum age in ms of a sign-in that may delete an account. */
const MAX_SESSION_MS = 5 * 60_000;

export type DeleteOutcome = { kind: 'deleted' } | { kind: 'stale-session' } | { kind: 'wrong-username' };

/**
 * Closes an account, records it in the ledger and ends its sessions. The trigger removes it, or the nightly run (daily/reconcile.ts).
 * A retry with any session succeeds.
 */
export async function deleteAccount(
  deps: Deps,
  { uid, authTime, username }: { uid: string; authTime: Date; username: string },
): Promise<DeleteOutcome> {
  const { db, auth, now } = deps;
  if (now().getTime() - authTime.getTime() > MAX_SESSION_MS) {
    return { kind: (await accountExists(auth, uid)) ? 'stale-session' : 'deleted' };
  }
  const user = await refs.user(db, uid).get();
  if (user.exists && user.get('username') !== normalizeUsername(username)) return { kind: 'wrong-username' };
  if (await endAccount(deps, uid, 'person')) return { kind: 'deleted' };
  // Without a document there is no trigger.
  await recordDeletion(deps, user.ref.path);
  await removeAccount(deps, uid);
  return { kind: 'deleted' };
}

/**
 * Closes an account, records it in the ledger and ends its sessions. The trigger removes it, also after an interruption here.
 * @returns whether there was a document, and it was due
 */
export async function endAccount(
  deps: Deps,
  uid: string,
  by: ClosedBy,
  isStillDue?: StillDue,
): Promise<boolean> {
  if (!(await close(deps, uid, by, isStillDue))) return false;
  await recordDeletion(deps, refs.user(deps.db, uid).path);
  await deleteSignIn(deps.auth, uid);
  return true;
}

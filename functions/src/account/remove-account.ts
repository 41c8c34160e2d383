import { TIPOS } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { forgetClaimsOf } from '../claims/forget.ts';
import { itemsOf } from '../owners/owner-items.ts';
import { forgetSeatsOf } from '../seats/forget.ts';
import type { Deps } from '../shared/admin.ts';
import type { PersonalCollection } from '../shared/collections.ts';
import { aQuery, queries } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { deleteFolder } from '../shared/uploads.ts';
import { deleteSignIn } from '../sign-up/auth-account.ts';
import { foldersOf } from './folders.ts';
import { isClosed } from './is-gone.ts';
import { recordDeletion } from './ledger.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Who had an account closed: its person, or the nightly reconciliation, which may be wrong. */
export type ClosedBy = 'person' | 'nightly';

/**
 * Removes an account and all that belongs to it, also where an earlier try was cut off. First the account is closed. What still came in is
 * swept once the sign-in is gone; nobody who is closed claims anything, so their claims and seats are forgotten once. What its person asked for is in the ledger of deletions before anything goes.
 * The person's document goes last: while it is there, the nightly reconciliation finds what an interruption left. The username stays
 * taken for `LIMITS.usernameHeldDays`, by nobody. Likes, received and given, are the triggers' work.
 * @throws what Firestore, Storage and Auth throw; it may be run again
 */
export async function removeAccount(deps: Deps, uid: string): Promise<void> {
  if ((await close(deps, uid, 'nightly')) === 'person')
    await recordDeletion(deps, refs.user(deps.db, uid).path);
  await sweep(deps, uid);
  await deleteSignIn(deps.auth, uid);
  for (const remove of new Set(Object.values(DELETIONS))) await remove(deps, uid);
}

/**
 * Closes an account: without the role the rules let it publish nothing, and `closedAt` has its uploads refused. The trigger on that mark
 * removes it (owners/user-written.ts).
 * @returns who had it closed, which was its person if that was ever asked; `null` when there is nothing to close
 */
export function close(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  by: ClosedBy,
): Promise<ClosedBy | null> {
  return db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    if (!user.exists) return null;
    const before = isClosed(user) ? (user.get('closedBy') ?? 'person') : null;
    if (before === by || before === 'person') return before;
    const closedAt = before ? user.get('closedAt') : now();
    tx.update(user.ref, { role: null, refRolCreador: null, closedAt, closedBy: by });
    return by;
  });
}

/** Deletes a person's items and files. */
async function sweep({ db, bucket }: Deps, uid: string): Promise<void> {
  for (const tipo of TIPOS) {
    for await (const page of itemsOf(db, tipo, uid)) {
      // A transaction, for that is tried again: triggers and other tabs write to the same items.
      await db.runTransaction(async (tx) => {
        for (const ref of page) tx.delete(ref);
      });
    }
  }
  await Promise.all(foldersOf(uid).map((prefix) => deleteFolder(bucket, prefix)));
}

function removeDocuments({ db, now }: Deps, uid: string): Promise<void> {
  const freeFrom = new Date(now().getTime() + LIMITS.usernameHeldDays * DAY_MS);
  return db.runTransaction(async (tx) => {
    const { docs: names } = await tx.get(aQuery(db, queries.namesOf(uid)));
    for (const { ref } of names) tx.set(ref, { freeFrom });
    for (const tipo of TIPOS) tx.delete(refs.counter(db, uid, tipo));
    tx.delete(refs.creador(db, uid));
    tx.delete(refs.user(db, uid));
  });
}

/** Deletes what each collection holds of a person, in this order. The person's document goes last. */
const DELETIONS: Record<PersonalCollection, (deps: Deps, uid: string) => Promise<void>> = {
  evento: sweep,
  curso: sweep,
  promo: sweep,
  link: sweep,
  claim: forgetClaimsOf,
  helper: forgetClaimsOf,
  party: forgetSeatsOf,
  notice: forgetSeatsOf,
  mail: forgetSeatsOf,
  username: removeDocuments,
  refRolCreador: removeDocuments,
  user: removeDocuments,
};

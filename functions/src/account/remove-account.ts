import { TIPOS } from 'domain/values/ids';
import { LIMITS } from 'domain/values/limits';
import { itemsOf } from '../owners/owner-items.ts';
import type { Deps } from '../shared/admin.ts';
import { aQuery, queries } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { deleteFolder } from '../shared/uploads.ts';
import { deleteSignIn } from '../sign-up/auth-account.ts';
import { foldersOf } from './folders.ts';
import { isClosed } from './is-gone.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Removes an account and all that belongs to it, also where an earlier try was cut off. First the account is closed. What still came in is
 * swept once the sign-in is gone.
 * The person's document goes last: while it is there, the nightly reconciliation finds what an interruption left. The username stays
 * taken for `LIMITS.usernameHeldDays`, by nobody. Likes, received and given, are the triggers' work.
 * @throws what Firestore, Storage and Auth throw; it may be run again
 */
export async function removeAccount(deps: Deps, uid: string): Promise<void> {
  await close(deps, uid);
  await sweep(deps, uid);
  await deleteSignIn(deps.auth, uid);
  await sweep(deps, uid);
  await removeDocuments(deps, uid);
}

/**
 * Closes an account: without the role the rules let it publish nothing, and `cierre` has its uploads refused. The trigger on that mark
 * removes it (owners/user-written.ts). @returns whether there is anything to close
 */
export function close({ db, now }: Pick<Deps, 'db' | 'now'>, uid: string): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    if (user.exists && !isClosed(user))
      tx.update(user.ref, { role: null, refRolCreador: null, cierre: now() });
    return user.exists;
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
    for (const { ref } of names) tx.set(ref, { libre_desde: freeFrom });
    for (const tipo of TIPOS) tx.delete(refs.counter(db, uid, tipo));
    tx.delete(refs.creador(db, uid));
    tx.delete(refs.user(db, uid));
  });
}

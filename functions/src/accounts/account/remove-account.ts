import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { TIPOS } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { forgetClaimsOf } from '../../attend/claims/forget.ts';
import { forgetDoorsOf } from '../../attend/door/forget.ts';
import { forgetSeatsOf } from '../../attend/seats/forget.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import type { DeletedCollection } from '../../base/firestore/collections.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { deleteFolder, foldersOf } from '../../base/firestore/uploads.ts';
import { deleteSignIn } from '../../base/people/auth-account.ts';
import { isClosed, suspendedUntil } from '../../base/people/is-gone.ts';
import { recordDeletion } from '../../base/people/ledger.ts';
import { noteMailbox } from '../../base/people/suspended-mailbox.ts';
import { itemsOf } from '../../items/items/owner-items.ts';
import { forgetFiguresOf } from '../../site/figures/forget.ts';
import { forgetAddressOf } from '../../site/own-calendar/address.ts';
import { forgetComplaintsOf } from '../../trust/complaints/forget.ts';
import { forgetActsOf } from '../../trust/complaints/log.ts';
import { thingGone } from '../../trust/complaints/thing-gone.ts';
import { forgetModerator } from '../../trust/desk/moderators.ts';
import { forgetFollowsOf } from '../following/forget.ts';

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
  for (const remove of new Set(Object.values(DELETIONS))) await remove(deps, uid);
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

async function sweep({ db, bucket, thumbnails }: Deps, uid: string): Promise<void> {
  for (const tipo of TIPOS) {
    for await (const page of itemsOf(db, tipo, uid)) {
      // Transactions retry, because triggers and tabs write the same items.
      await db.runTransaction(async (tx) => {
        for (const ref of page) tx.delete(ref);
      });
    }
  }
  // Originals go first: image processing checks last that its original exists.
  for (const folderBucket of [bucket, thumbnails])
    await Promise.all(foldersOf(uid).map((prefix) => deleteFolder(folderBucket, prefix)));
}

function removeDocuments({ db, now }: Deps, uid: string): Promise<void> {
  const freeFrom = new Date(now().getTime() + LIMITS.usernameKeptDays * DAY_MS);
  return db.runTransaction(async (tx) => {
    const { docs: names } = await tx.get(queryFrom(db, queries.namesOf(uid)));
    for (const { ref } of names) tx.set(ref, { freeFrom });
    for (const tipo of TIPOS) tx.delete(refs.counter(db, uid, tipo));
    tx.delete(refs.brought(db, uid));
    tx.delete(refs.creador(db, uid));
    tx.delete(refs.keptPerfil(db, uid));
    tx.delete(refs.orden(db, uid));
    tx.delete(refs.held(db, subjectOf('user', uid)));
    tx.delete(refs.user(db, uid));
  });
}

/** Runs in this order. */
const DELETIONS: Record<DeletedCollection, (deps: Deps, uid: string) => Promise<void>> = {
  evento: sweep,
  curso: sweep,
  promo: sweep,
  link: sweep,
  claim: forgetClaimsOf,
  helper: forgetClaimsOf,
  door: forgetDoorsOf, // finds arrivals by parties
  mark: forgetDoorsOf,
  party: forgetSeatsOf,
  reminder: forgetSeatsOf,
  ownCalendar: forgetAddressOf,
  notice: forgetSeatsOf,
  mail: forgetSeatsOf,
  follow: forgetFollowsOf,
  figures: forgetFiguresOf,
  complaint: forgetComplaintsOf,
  reporter: forgetComplaintsOf,
  moderators: forgetModerator,
  deskLog: forgetActsOf,
  username: removeDocuments,
  usernameAlike: removeDocuments, // released with its username (daily/release-names.ts)
  counter: removeDocuments,
  brought: removeDocuments,
  refRolCreador: removeDocuments,
  keptPerfil: removeDocuments,
  orden: removeDocuments,
  user: removeDocuments,
};

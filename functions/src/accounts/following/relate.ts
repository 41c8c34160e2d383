import { FOLLOWING } from '@vidriera/domain/following/limits';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { isShownOwner } from '../../base/firestore/access.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { blockedOf, type Follow } from './stored.ts';

export type RelateOutcome = { kind: 'done' | 'no-account' | 'not-found' | 'yourself' | 'full' };
type RelateDeps = Pick<Deps, 'db' | 'now'>;
interface Pair {
  uid: string;
  creador: string;
}

const isOpen = (user: DocumentSnapshot | undefined): user is DocumentSnapshot =>
  user?.exists === true && !isClosed(user);

/** Runs an act of a person about another. Both documents are read in its transaction, so a closing account gets nothing new. */
function between(
  { db }: RelateDeps,
  { uid, creador }: Pair,
  act: (tx: Transaction, me: DocumentSnapshot, other: DocumentSnapshot) => Promise<RelateOutcome['kind']>,
): Promise<RelateOutcome> {
  return db.runTransaction(async (tx): Promise<RelateOutcome> => {
    const [me, other] = await tx.getAll(refs.user(db, uid), refs.user(db, creador));
    if (!isOpen(me)) return { kind: 'no-account' };
    if (uid === creador) return { kind: 'yourself' };
    return isOpen(other) ? { kind: await act(tx, me, other) } : { kind: 'not-found' };
  }, PATIENT);
}

/** Follows a creator whose profile is shown, and ends blocking them. */
export function follow(deps: RelateDeps, pair: Pair): Promise<RelateOutcome> {
  const { db, now } = deps;
  const ref = refs.follow(db, pair.uid, pair.creador);
  return between(deps, pair, async (tx, me, other) => {
    if (!isShownOwner(other)) return 'not-found';
    const [stored, count] = await Promise.all([
      tx.get(ref),
      tx.get(queryFrom(db, queries.followsOf(pair.uid)).count()),
    ]);
    if (!stored.exists && count.data().count >= FOLLOWING.mostFollowed) return 'full';
    if (!stored.exists) tx.create(ref, { ...pair, since: now() } as Follow);
    if (blockedOf(me).includes(pair.creador))
      tx.update(me.ref, { blocked: FieldValue.arrayRemove(pair.creador) });
    return 'done';
  });
}

/** Blocks a person with an account, and ends following them. */
export const block = (deps: RelateDeps, pair: Pair): Promise<RelateOutcome> =>
  between(deps, pair, async (tx, me) => {
    const blocked = blockedOf(me);
    const isNew = !blocked.includes(pair.creador);
    if (isNew && blocked.length >= FOLLOWING.mostBlocked) return 'full';
    if (isNew) tx.update(me.ref, { blocked: FieldValue.arrayUnion(pair.creador) });
    tx.delete(refs.follow(deps.db, pair.uid, pair.creador));
    return 'done';
  });

export async function unfollow({ db }: RelateDeps, { uid, creador }: Pair): Promise<RelateOutcome> {
  await refs.follow(db, uid, creador).delete();
  return { kind: 'done' };
}

/** Ends blocking somebody, also a deleted account. */
export const unblock = ({ db }: RelateDeps, { uid, creador }: Pair): Promise<RelateOutcome> =>
  db.runTransaction(async (tx): Promise<RelateOutcome> => {
    const me = await tx.get(refs.user(db, uid));
    if (!isOpen(me)) return { kind: 'no-account' };
    if (blockedOf(me).includes(creador)) tx.update(me.ref, { blocked: FieldValue.arrayRemove(creador) });
    return { kind: 'done' };
  }, PATIENT);

import { FOR_GOOD } from '@vidriera/domain/usuario/suspension';
import { isUid } from '@vidriera/domain/values/ids';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { refs } from '../firestore/refs.ts';
import { accountExists } from './auth-account.ts';

export const isClosed = (user: DocumentSnapshot): boolean => user.get('closedAt') !== undefined;

/** Whether an operator has frozen an account, because somebody stole it. It may do nothing, and nothing of it is hidden. */
export const isFrozen = (user: DocumentSnapshot): boolean => user.get('frozenAt') !== undefined;

/** Returns until when a person is suspended now; `null` for nobody else. An unreadable time counts as for good. */
export function suspendedUntil(user: DocumentSnapshot, now: Date): Date | null {
  const stored: unknown = user.get('suspendedUntil') ?? null;
  if (stored === null) return null;
  if (!(stored instanceof Timestamp)) return FOR_GOOD;
  const until = stored.toDate();
  return until > now ? until : null;
}

/** Whether an account is being deleted or missing. Its token works for up to another hour. */
export async function isGone({ db, auth }: Pick<Deps, 'db' | 'auth'>, uid: string): Promise<boolean> {
  return !isUid(uid) || isGoneBy(auth, await refs.user(db, uid).get());
}
const isGoneBy = async (auth: Deps['auth'], user: DocumentSnapshot): Promise<boolean> =>
  user.exists ? isClosed(user) : !(await accountExists(auth, user.id));

export type AccountStanding = { kind: 'open' | 'gone' } | { kind: 'suspended'; until: Date };

/** Returns whether an account is gone or suspended, by one read. A frozen one counts as gone. */
export async function accountStanding(
  { db, auth, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  uid: string,
): Promise<AccountStanding> {
  if (!isUid(uid)) return { kind: 'gone' };
  const user = await refs.user(db, uid).get();
  if (isFrozen(user) || (await isGoneBy(auth, user))) return { kind: 'gone' };
  const until = suspendedUntil(user, now());
  return until ? { kind: 'suspended', until } : { kind: 'open' };
}

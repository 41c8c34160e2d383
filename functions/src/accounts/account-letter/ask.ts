import type { Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import type { AccountLetterKind, Letter } from '../../base/letters/letter-schema.ts';
import { queueLetter } from '../../base/letters/queue.ts';

type AskDeps = Pick<Deps, 'db' | 'auth' | 'now'>;

/** Queues an account letter. */
export async function queueNow(
  { db, now }: { db: Firestore; now: () => Date },
  uid: string,
  letter: Extract<Letter, { kind: AccountLetterKind }>,
): Promise<void> {
  const batch = db.batch();
  queueLetter(batch, db, { uid, letter, now: now() });
  await batch.commit();
}

export type ConfirmOutcome =
  | { kind: 'queued' }
  /** Already confirmed. */
  | { kind: 'confirmed' }
  /** No such account, or no address. */
  | { kind: 'nobody' };

/** Queues the confirmation of an account’s current address. @param count counts the call; throws at the limit */
export async function askConfirm(
  deps: AskDeps,
  uid: string,
  count: (email: string | undefined) => Promise<void>,
): Promise<ConfirmOutcome> {
  const { users } = await deps.auth.getUsers([{ uid }]);
  const [account] = users;
  await count(account?.email);
  if (!account?.email || account.disabled) return { kind: 'nobody' };
  if (account.emailVerified) return { kind: 'confirmed' };
  await queueNow(deps, uid, { kind: 'confirm-mail' });
  return { kind: 'queued' };
}

/** Queues a password reset, if the address has an account. */
export async function askReset(
  deps: AskDeps,
  email: string,
  isOwner: boolean,
): Promise<{ kind: 'queued' | 'nobody' }> {
  const { users } = await deps.auth.getUsers([{ email }]);
  const [account] = users;
  if (!account || account.disabled) return { kind: 'nobody' };
  await queueNow(deps, account.uid, { kind: 'reset-password', isOwner });
  return { kind: 'queued' };
}

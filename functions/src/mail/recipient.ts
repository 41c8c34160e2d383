import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { addressOfCode } from '../codes/stored.ts';
import { refs } from '../firestore/refs.ts';
import { type Letter, needsConfirmed, type Reason } from '../letters/letter-schema.ts';
import { authCode } from '../people/auth-account.ts';
import { isAway } from '../people/away.ts';
import { isClosed } from '../people/is-gone.ts';
import { isSubscribed, subscriptionOf } from './subscriptions.ts';

export type Recipient = { kind: 'address'; address: string } | { kind: 'nobody'; reason: Reason };

const nobody = (reason: Reason): Recipient => ({ kind: 'nobody', reason });

/** Reads the recipient’s address from Auth. Notices and summaries go to confirmed addresses only. */
export async function recipientOf(
  { auth, db, now }: { auth: Auth; db: Firestore; now: () => Date },
  uid: string,
  letter: Letter,
): Promise<Recipient> {
  const { kind } = letter;
  if (kind === 'sign-in-code') {
    const address = await addressOfCode(db, uid);
    return address === null ? nobody('out-of-date') : { kind: 'address', address };
  }
  const account = await auth.getUser(uid).catch((error: unknown) => {
    if (authCode(error) === 'auth/user-not-found') return null;
    throw error;
  });
  if (!account?.email) return nobody('no-account');
  if (account.disabled) return nobody('disabled');
  if ((kind === 'confirm-mail' || kind === 'unconfirmed-account') && account.emailVerified)
    return nobody('already-confirmed');
  if ((kind === 'monthly-figures' || kind === 'digest') && isAway(account, now())) return nobody('away');
  if (needsConfirmed(kind)) {
    if (!account.emailVerified) return nobody('unverified');
    const person = await refs.user(db, uid).get();
    if (!person.exists || isClosed(person)) return nobody('no-account');
    const subscription = subscriptionOf(letter);
    if (subscription && !isSubscribed(person, subscription)) return nobody('unsubscribed');
  }
  return { kind: 'address', address: account.email };
}

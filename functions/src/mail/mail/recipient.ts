import { z } from '@vidriera/domain/zod';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { addressOfCode } from '../../accounts/codes/stored.ts';
import { refs } from '../../base/firestore/refs.ts';
import type { Letter, Reason } from '../../base/letters/letter-schema.ts';
import { OPERATOR } from '../../base/letters/queue.ts';
import { authCode } from '../../base/people/auth-account.ts';
import { isAway } from '../../base/people/away.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { kindOf } from './kinds.ts';
import { isSubscribed } from './subscriptions.ts';

export type Recipient =
  /** `isKnown`: of an account that confirmed it. */
  { kind: 'address'; address: string; isKnown: boolean } | { kind: 'nobody'; reason: Reason };

const envSchema = z.object({ VIDRIERA_CONTACT: z.email() });
const nobody = (reason: Reason): Recipient => ({ kind: 'nobody', reason });

/** Reads the recipient’s address from Auth, as the letter's kind says (kinds.ts). */
export async function recipientOf(
  { auth, db, now }: { auth: Auth; db: Firestore; now: () => Date },
  uid: string,
  letter: Letter,
): Promise<Recipient> {
  if (uid === OPERATOR) {
    const { VIDRIERA_CONTACT: address } = envSchema.parse(process.env);
    return { kind: 'address', address, isKnown: true };
  }
  const { to, stop } = kindOf(letter);
  if (to === 'code') {
    const address = await addressOfCode(db, uid);
    if (address === null) return nobody('out-of-date');
    const { users } = await auth.getUsers([{ email: address }]);
    return { kind: 'address', address, isKnown: users[0]?.emailVerified === true };
  }
  const account = await auth.getUser(uid).catch((error: unknown) => {
    if (authCode(error) === 'auth/user-not-found') return null;
    throw error;
  });
  if (!account?.email) return nobody('no-account');
  if (account.disabled) return nobody('disabled');
  if (to === 'unconfirmed' && account.emailVerified) return nobody('already-confirmed');
  if (to === 'visiting' && isAway(account, now())) return nobody('away');
  if (to === 'confirmed' || to === 'visiting') {
    if (!account.emailVerified) return nobody('unverified');
    const person = await refs.user(db, uid).get();
    if (!person.exists || isClosed(person)) return nobody('no-account');
    const subscription = stop(letter);
    if (subscription && !isSubscribed(person, subscription)) return nobody('unsubscribed');
  }
  return { kind: 'address', address: account.email, isKnown: account.emailVerified };
}

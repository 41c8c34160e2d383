import { getsMail } from '@vidriera/domain/usuario/mail-settings-schema';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { addressOfCode } from '../codes/stored.ts';
import { refs } from '../firestore/refs.ts';
import { isNoticeKind, type Letter, needsConfirmed, type Reason } from '../letters/letter-schema.ts';
import { authCode } from '../people/auth-account.ts';
import { isAway } from '../people/away.ts';
import { isClosed } from '../people/is-gone.ts';

export type Recipient = { kind: 'address'; address: string } | { kind: 'nobody'; reason: Reason };

const nobody = (reason: Reason): Recipient => ({ kind: 'nobody', reason });

/** Reads the recipient’s address from Auth. Notices and summaries go to confirmed addresses only. */
export async function recipientOf(
  { auth, db, now }: { auth: Auth; db: Firestore; now: () => Date },
  uid: string,
  kind: Letter['kind'],
): Promise<Recipient> {
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
  const isSummary = kind === 'monthly-figures';
  if ((isSummary || kind === 'digest') && isAway(account, now())) return nobody('away');
  if (needsConfirmed(kind)) {
    if (!account.emailVerified) return nobody('unverified');
    const person = await refs.user(db, uid).get();
    if (!person.exists || isClosed(person)) return nobody('no-account');
    if (isSummary && !getsMail(person.data(), 'figuresMail')) return nobody('unsubscribed');
    if (kind === 'digest' && !getsMail(person.data(), 'digestMail')) return nobody('unsubscribed');
    if (kind === 'reminder' && !getsMail(person.data(), 'reminderMail')) return nobody('unsubscribed');
    if (isNoticeKind(kind) && person.get(EVENT_MAIL) === false) return nobody('unsubscribed');
  }
  return { kind: 'address', address: account.email };
}

/** The person's field; `false` stops notices by mail (event-mail.ts). */
export const EVENT_MAIL = 'eventMail';

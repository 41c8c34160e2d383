import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { LETTER_COUNT, LETTERS } from '@vidriera/domain/claim/letters';
import { mailboxOf } from './mailbox.ts';

interface Person {
  uid: string;
  email: string | null;
}

/** Returns a keyed hash of mailbox and promo, to find claims by other accounts. Without an address it hashes the uid. */
export const claimMailboxHash = (secret: string, promo: string, who: Person): string =>
  hmac(secret, 'claim', promo, knownAs(who));

/** Returns a keyed hash of the mailbox, to find parties by other accounts on all dates. */
export const partyMailboxHash = (secret: string, who: Person): string => hmac(secret, 'party', knownAs(who));

/** Returns a keyed hash of mailbox and case, to find complaints by other accounts. */
export const complaintMailboxHash = (secret: string, of: string, who: Person): string =>
  hmac(secret, 'complaint', of, knownAs(who));

const knownAs = ({ uid, email }: Person): string => (email ? mailboxOf(email) : `uid ${uid}`);

const hmac = (secret: string, ...texts: string[]): string =>
  createHmac('sha256', secret).update(texts.join('\n')).digest('hex');

export const randomLetters = (): string =>
  Array.from({ length: LETTER_COUNT }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Hashes a secret. At 128 bits it needs no slow hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares a secret with a kept hash. @param hash `null`: none is right */
export function isSecret(secret: string, hash: string | null): boolean {
  const [given, kept] = [Buffer.from(hashOf(secret)), Buffer.from(hash ?? '')];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

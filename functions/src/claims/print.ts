import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { LETTER_COUNT, LETTERS } from '@vidriera/domain/claim/letters';
import { mailboxOf } from '../shared/mailbox.ts';

/**
 * The fingerprint that a claim keeps of a mailbox: a keyed hash, another for each promo. It finds claims by other accounts of that mailbox, deleted ones
 * too. An account without an address is known by itself alone.
 */
export function printOf(secret: string, promo: string, who: { uid: string; email: string | null }): string {
  const known = who.email ? mailboxOf(who.email) : `uid ${who.uid}`;
  return createHmac('sha256', secret).update(['claim', promo, known].join('\n')).digest('hex');
}

/** 128 random bits: what a claim, a helper, a link and a device are known by. */
export const random128 = (): string => randomBytes(16).toString('base64url');

export const randomLetters = (): string =>
  Array.from({ length: LETTER_COUNT }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** What is stored of a random secret. It has 128 bits, so nothing slows its guessing down but their number. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

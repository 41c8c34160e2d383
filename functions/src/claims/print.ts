import { createHash, createHmac, randomInt } from 'node:crypto';
import { LETTER_COUNT, LETTERS } from '@vidriera/domain/claim/letters';
import { mailboxOf } from '../shared/mailbox.ts';

/** Returns a keyed hash of mailbox and promo, to find claims by other accounts. Without an address it hashes the uid. */
export function printOf(secret: string, promo: string, who: { uid: string; email: string | null }): string {
  const known = who.email ? mailboxOf(who.email) : `uid ${who.uid}`;
  return createHmac('sha256', secret).update(['claim', promo, known].join('\n')).digest('hex');
}

export const randomLetters = (): string =>
  Array.from({ length: LETTER_COUNT }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Hashes a secret. At 128 bits it needs no slow hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { LETTER_COUNT, LETTERS } from 'domain/claim/letters';

/** Addresses of these hosts are one with and without dots. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** An address as its mailbox knows it: in small letters, without what is after a plus. */
export function mailbox(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const [plain = ''] = name.split('+');
  return `${DOTLESS.has(host) ? plain.replaceAll('.', '') : plain}@${host}`;
}

/**
 * By what somebody is known again who deleted their account and signed up anew: a keyed hash of their mailbox, another for each promo. Whoever
 * has no address is known by their account alone.
 */
export function printOf(secret: string, promo: string, who: { uid: string; email: string | null }): string {
  const known = who.email ? mailbox(who.email) : `uid ${who.uid}`;
  return createHmac('sha256', secret).update(['toma', promo, known].join('\n')).digest('hex');
}

/** 128 random bits: what a claim, a helper, a link and a device are known by. */
export const random128 = (): string => randomBytes(16).toString('base64url');

export const randomLetters = (): string =>
  Array.from({ length: LETTER_COUNT }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** What is stored of a random secret. It has 128 bits, so nothing slows its guessing down but their number. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

import { FILE_ENDING } from '../image/file-ending.ts';
import { messages } from '../messages/messages.ts';
import { LIMITS } from '../values/limits.ts';
import { RESERVED_NAMES } from './username.ts';

/** Digits stand for one letter each, so no two digits are alike: `bar2` and `bar3` may both exist. Letters that spell other words are left apart: q and g, u and v. */
const ALIKE: Record<string, string> = {
  0: 'o',
  1: 'i',
  l: 'i',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  rn: 'm',
  vv: 'w',
};

/** The form that look-alike usernames share: without dots and dashes, and with letters and digits that look alike as one. */
export const lookalikeKey = (username: string): string =>
  username.replaceAll(/[._-]/g, '').replaceAll(/rn|vv|[0-57-9l]/g, (some) => ALIKE[some] ?? some);

const RESERVED = new Set([...RESERVED_NAMES].map(lookalikeKey));
const [PRODUCT, SUPPORT, OFFICIAL] = ['vidriera', 'soporte', 'oficial'].map(lookalikeKey) as [
  string,
  string,
  string,
];

/** Whether a username, in its one form, can be taken for the product's own: 'v1driera', 'soporte.ya', 'ana-oficial'. */
export function pretends(username: string): boolean {
  const read = lookalikeKey(username);
  return (
    read.includes(PRODUCT) || read.startsWith(SUPPORT) || read.startsWith(OFFICIAL) || read.endsWith(OFFICIAL)
  );
}

/**
 * Why a name, in its one form, can't be taken as a username, in words for people; `null` for one that can. A username has 3–30 characters of
 * `a-z 0-9 . _ -`, starts and ends with a letter or digit, does not end like a file (its page could not be shown), and is neither
 * reserved nor to be taken for a reserved one. Who has another from before keeps it: reading asks none of this.
 */
export function usernameObjection(username: string): string | null {
  const { usernameMin, usernameMax } = LIMITS;
  if (username.length < usernameMin) return messages.username.short(usernameMin);
  if (username.length > usernameMax) return messages.username.length(usernameMax);
  if (!/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/.test(username)) return messages.username.characters;
  if (RESERVED.has(lookalikeKey(username))) return messages.username.reserved;
  if (FILE_ENDING.test(username)) return messages.username.file;
  return pretends(username) ? messages.username.ofVidriera : null;
}

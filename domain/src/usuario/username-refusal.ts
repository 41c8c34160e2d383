import { FILE_ENDING } from '../image/file-ending.ts';
import { messages } from '../messages/messages.ts';
import { LIMITS } from '../values/limits.ts';
import { RESERVED_NAMES } from './username.ts';

/**
 * Each digit stands for another letter, so `bar2` and `bar3` may both exist. Letters that spell other words
 * stay apart: q and g, u and v.
 */
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

/** Returns the form that look-alike usernames share, without dots and dashes. */
export const lookalikeKey = (username: string): string =>
  username.replaceAll(/[._-]/g, '').replaceAll(/rn|vv|[0-57-9l]/g, (some) => ALIKE[some] ?? some);

const RESERVED = new Set([...RESERVED_NAMES].map(lookalikeKey));
const [PRODUCT, SUPPORT, OFFICIAL] = ['vidriera', 'soporte', 'oficial'].map(lookalikeKey) as [
  string,
  string,
  string,
];

/** Whether a normalised username looks like the product's own: 'v1driera', 'soporte.ya', 'ana-oficial'. */
export function looksOfficial(username: string): boolean {
  const read = lookalikeKey(username);
  return (
    read.includes(PRODUCT) || read.startsWith(SUPPORT) || read.startsWith(OFFICIAL) || read.endsWith(OFFICIAL)
  );
}

/**
 * Returns why a normalised name can't become a username, in words for people. The page of a name with a
 * file's ending could not be shown. Existing usernames are not checked.
 */
export function usernameObjection(username: string): string | null {
  const { usernameMin, usernameMax } = LIMITS;
  if (username.length < usernameMin) return messages.username.short(usernameMin);
  if (username.length > usernameMax) return messages.username.length(usernameMax);
  if (!/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/.test(username)) return messages.username.characters;
  if (RESERVED.has(lookalikeKey(username))) return messages.username.reserved;
  if (FILE_ENDING.test(username)) return messages.username.file;
  return looksOfficial(username) ? messages.username.ofVidriera : null;
}

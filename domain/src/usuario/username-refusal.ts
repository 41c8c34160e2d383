import { FILE_ENDING } from '../image/file-ending.ts';
import { messages } from '../messages/messages.ts';
import { LIMITS } from '../values/limits.ts';
import { lookalikeKeys } from './lookalike.ts';
import { FILLERS, RESERVED_WORDS, VOICES } from './reserved-words.ts';
import { RESERVED_NAMES } from './username.ts';

/** Every form that a reader may take a name for: numbers around it and doubled digits say nothing. */
function readings(username: string): string[] {
  const plain = username.replaceAll(/(\d)\1+/g, '$1');
  const bare = plain.replaceAll(/^[\d._-]+|[\d._-]+$/g, '');
  const texts = [username, plain, ...(bare.length < LIMITS.usernameMin ? [] : [bare])];
  return [...new Set(texts.flatMap(lookalikeKeys))];
}

const RESERVED = new Set([...RESERVED_NAMES, ...RESERVED_WORDS].flatMap(lookalikeKeys));
const PRODUCT = 'vidriera';

/** Spellings of the product's name with one slip: 'vidrera', 'vidriiera', 'vidreira', 'bidriera'. */
const SLIPS = [...PRODUCT].flatMap((letter, at) => {
  const [before, rest] = [PRODUCT.slice(0, at), PRODUCT.slice(at + 1)];
  return [
    `${before}[a-z]?${letter}${rest}`,
    `${before}[a-z]?${rest}`,
    `${before}${rest.slice(0, 1)}${letter}${rest.slice(1)}`,
  ];
});
/** Glaziers may say so. */
const TRADE = 'vidriero|vidrieria';
const any = (words: string[]): string => `(?:${[...new Set(words.flatMap(lookalikeKeys))].join('|')})`;
const VOICE = `(?:${any(VOICES)}|(?!${TRADE})(?:${SLIPS.join('|')}))`;
const SPEAKS_FOR_US = new RegExp(`^${any(FILLERS)}*${VOICE}(?:${VOICE}|${any(FILLERS)})*$`);
/** Claims made by one word at either end; 'ana.soporte' may be somebody's trade. */
const CLAIMS = /vidriera|^soporte|^oficiai|oficiai$|^verificad[oa]|verificad[oa]$/;

/** Whether a normalised username looks like the product's own: 'v1driera', 'soporte.ya', 'ana-oficial'. */
export const looksOfficial = (username: string): boolean =>
  readings(username).some((key) => CLAIMS.test(key) || SPEAKS_FOR_US.test(key));

/**
 * Names that mean something to a network: an encoded foreign alphabet ('xn--a' and kin), the folder of
 * standards.
 */
const NETWORK = /^..--|well-?known$/;

/**
 * Returns why a normalised name can't become a username, in words for people. The page of a name with a
 * file's ending could not be shown. Existing usernames are not checked.
 */
export function usernameObjection(username: string): string | null {
  const { usernameMin, usernameMax } = LIMITS;
  if (username.length < usernameMin) return messages.username.short(usernameMin);
  if (username.length > usernameMax) return messages.username.length(usernameMax);
  if (!/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/.test(username)) return messages.username.characters;
  if (NETWORK.test(username) || readings(username).some((key) => RESERVED.has(key)))
    return messages.username.reserved;
  if (FILE_ENDING.test(username)) return messages.username.file;
  return looksOfficial(username) ? messages.username.ofVidriera : null;
}

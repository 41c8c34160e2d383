/** Characters that show nothing: zero-width, bidi, BOM, soft hyphen, fillers. */
const HIDDEN =
  /[\u00AD\u061C\u115F\u1160\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|\u034F|[\u17B4\u17B5]|[\u180B-\u180E]/u;
const ALL_HIDDEN = new RegExp(`${HIDDEN.source}|[\\uFE00-\\uFE0F]`, 'gu');
const isEdge = (letter: string): boolean => HIDDEN.test(letter) || /\s/.test(letter);

/** Trims blanks and invisible characters. Those inside may join emoji. */
export function trimInvisible(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && isEdge(text.charAt(from))) from += 1;
  while (to > from && isEdge(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Removes the controls that reorder the text around them: 'Ana\u202E' → 'Ana'. */
export const withoutTurns = (text: string): string => text.replaceAll(TURNING, '');

/** Removes invisible characters and unusual blanks, for addresses, numbers, mails and usernames. */
export const withoutInvisible = (text: string): string =>
  text
    .replaceAll(ALL_HIDDEN, '')
    .trim()
    .replaceAll(/[^\S \t\r\n]/g, '');

/** Normalises a search’s blanks. */
export const plainSearch = (text: string): string =>
  text.replaceAll(ALL_HIDDEN, '').replaceAll(/\s/g, ' ').trim();

/** Normalises dashes and blanks of a number: '11\u00A05555–0134' → '11 5555-0134'. */
export const plainNumber = (text: string): string =>
  plainSearch(text.normalize('NFKC')).replaceAll(/[\p{Pd}\u2212]/gu, '-');

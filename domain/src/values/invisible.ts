/** Characters that show nothing: zero-width ones, joiners, bidi marks and isolates, the BOM, the soft hyphen, fillers. */
const HIDDEN =
  /[\u00AD\u061C\u115F\u1160\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|\u034F|[\u17B4\u17B5]|[\u180B-\u180E]/u;
const ALL_HIDDEN = new RegExp(`${HIDDEN.source}|[\\uFE00-\\uFE0F]`, 'gu');
const isEdge = (letter: string): boolean => HIDDEN.test(letter) || /\s/.test(letter);

/** A text without blanks and invisible characters at both ends. Those inside stay: emoji sequences are joined by them. */
export function trimInvisible(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && isEdge(text.charAt(from))) from += 1;
  while (to > from && isEdge(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/**
 * A text without any invisible character, for addresses, numbers, mails, usernames and prices. Blanks that no key of a keyboard writes go
 * too; an ordinary blank inside stays, so that the person is told of it.
 */
export const withoutInvisible = (text: string): string =>
  text
    .replaceAll(ALL_HIDDEN, '')
    .trim()
    .replaceAll(/[^\S \t\r\n]/g, '');

/** A search without invisible characters, its blanks all alike. */
export const plainSearch = (text: string): string =>
  text.replaceAll(ALL_HIDDEN, '').replaceAll(/\s/g, ' ').trim();

/** A number as people write it, with any dash as '-' and any blank as ' ': '11\u00A05555–0134' → '11 5555-0134'. */
export const plainNumber = (text: string): string =>
  plainSearch(text.normalize('NFKC')).replaceAll(/[\p{Pd}\u2212]/gu, '-');

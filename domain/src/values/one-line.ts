/** Removes controls, invisible characters and line breaks. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();

/** The joiner of emoji, the only invisible character a name keeps. */
const JOINED =
  /(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})/u;
const UNSEEN = new RegExp(`(?!${JOINED.source})\\p{C}`, 'gu');

/** A name on one line, without characters that hide or turn text: 'Ana\u202E' → 'Ana'. */
export const nameLine = (text: string): string =>
  text
    .replace(/[\t\r\n\p{Z}]+/gu, ' ')
    .replace(UNSEEN, '')
    .trim();

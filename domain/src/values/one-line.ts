/** A text on one line, without controls, invisible characters and line breaks (`\p{C}`): as a subject or a name in a letter. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();

/** Joins two emoji into one: the only invisible character that a name keeps. */
const JOINED =
  /(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})/u;
const UNSEEN = new RegExp(`(?!${JOINED.source})\\p{C}`, 'gu');

/** A person's name on one line, without controls and invisible characters, which would turn or hide text beside it: 'Ana\u202E' → 'Ana'. */
export const nameLine = (text: string): string =>
  text
    .replace(/[\t\r\n\p{Z}]+/gu, ' ')
    .replace(UNSEEN, '')
    .trim();

/** The signs that begin a formula, in every width and form that a spreadsheet may fold into them. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋﬩−‐-―]';
const BREAK = '[\\r\\n\\v\\f\\x85\\u2028\\u2029]';
const SEPARATOR = '[,;|]';
/** Skipped before a formula, or taken away with it: blanks, whatever is not seen, quotes and separators. */
const SKIPPED = `(?:(?!${BREAK})[\\s\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800"'\`´＂＇\\p{Pi}\\p{Pf}‚„,;|])*`;

const AT_START = new RegExp(`(^|${BREAK})(?=${SKIPPED}${SIGN})`, 'gu');
/** A plain number after a separator is an address's or a coordinate's more often than not, and does nothing. */
const AFTER_SEPARATOR = new RegExp(
  `(${SEPARATOR}${SKIPPED})(?=${SIGN})(?![+-][\\d .()-]*(?:$|${SEPARATOR}))`,
  'gu',
);
const STARTS_BLANK = /^[\t\r\n]/;

/** A text that no spreadsheet takes for a formula, however it parts lines and cells: apostrophes stand where one would begin. */
function harmless(text: string): string {
  const safe = text.replace(AT_START, "$1'").replace(AFTER_SEPARATOR, "$1'");
  return STARTS_BLANK.test(safe) ? `'${safe}` : safe;
}

const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/**
 * Rows as a file that spreadsheets open: semicolons, as where the comma is the decimal sign, and the mark that says UTF-8. A cell that looks like a
 * formula has an apostrophe before it, and is text.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;

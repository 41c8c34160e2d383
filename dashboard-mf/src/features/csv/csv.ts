/** Signs that begin a formula, in all forms that spreadsheets fold into them. */
const SIGN = '[=+\\-@＝＋－＠⩵⩶﹦﹢﹣﹫⁼⁺⁻₌₊₋﬩−‐-―]';
const BREAK = '[\\r\\n\\v\\f\\x85\\u2028\\u2029]';
/** Commas, semicolons and bars, also those that NFKC folds into them (the Greek question mark is a semicolon). */
const SEPARATORS = ',;\u037E|，﹐︐；﹔︔｜';
const SEPARATOR = `[${SEPARATORS}]`;
/** Skipped before a formula: blanks, invisible characters, quotes and separators. */
const SKIPPED = `(?:(?!${BREAK})[\\s\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800"'\`´＂＇\\p{Pi}\\p{Pf}‚„${SEPARATORS}])*`;

const AT_START = new RegExp(`(^|${BREAK})(?=${SKIPPED}${SIGN})`, 'gu');
/** A plain number after a separator is harmless, and mostly an address or coordinate. */
const AFTER_SEPARATOR = new RegExp(
  `(${SEPARATOR}${SKIPPED})(?=${SIGN})(?![+-][\\d .()-]*(?:$|${SEPARATOR}))`,
  'gu',
);
const STARTS_BLANK = /^[\t\r\n]/;

/** Escapes a text with apostrophes wherever a spreadsheet could see a formula. */
function harmless(text: string): string {
  const safe = text.replace(AT_START, "$1'").replace(AFTER_SEPARATOR, "$1'");
  return STARTS_BLANK.test(safe) ? `'${safe}` : safe;
}

const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/**
 * Returns a CSV for spreadsheets: semicolons, as where the comma is the decimal sign, and a UTF-8 mark. Cells that look like formulas
 * are escaped.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;

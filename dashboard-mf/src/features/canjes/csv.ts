/** What a spreadsheet would take for a formula, at the beginning of a cell. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * Rows as a file that spreadsheets open: semicolons, as where the comma is the decimal sign, and the mark that says UTF-8. A cell that looks like a
 * formula has an apostrophe before it, and is text.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;

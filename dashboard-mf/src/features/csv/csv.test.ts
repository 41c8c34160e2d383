import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it.each([
  ['=1+1', `"'=1+1"`],
  ['+54 11', `"'+54 11"`],
  ['-3', `"'-3"`],
  ['@SUMA(A1)', `"'@SUMA(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r'=1"`],
  ['Ana\n=1+1', `"Ana\n'=1+1"`],
  ['Ana\u2028@SUMA(A1)', `"Ana\u2028'@SUMA(A1)"`],
  ['＝1+1', `"'＝1+1"`],
  ['−1', `"'−1"`],
  ['\u200B \u00A0=1', `"'\u200B \u00A0=1"`],
  ['"=1', `"'""=1"`],
  [';=1', `"';'=1"`],
  ['\u037E=1', `"'\u037E'=1"`],
  ['⩵1', `"'⩵1"`],
  ['Ana; =1', `"Ana; '=1"`],
  ['Av. Mitre 5, -34.6', '"Av. Mitre 5, -34.6"'],
  ['Mate - bar', '"Mate - bar"'],
  ['ana@correo.com', '"ana@correo.com"'],
  ['2026-11-25', '"2026-11-25"'],
  ['Ana; "la Negra"', '"Ana; ""la Negra"""'],
  ['a=b', '"a=b"'],
  ['', '""'],
])('a cell with %j is %j', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

it('is rows of cells', () => {
  expect(csvOf([['a', 'b'], ['c']])).toBe('\uFEFF"a";"b"\r\n"c"\r\n');
});

/** A cell as a spreadsheet parses it. */
const cellOf = (text: string): string =>
  csvOf([[text]])
    .slice(2, -3)
    .replaceAll('""', '"');
/** Characters that spreadsheets fold into a formula's signs, blanks, and others. */
const letter = fc.constantFrom(
  ...'=+-@＝＋－＠﹣⁻−\t\r\n\u2028 \u00A0\u200B\uFEFF\u2060"“;,|﹐；aZ5'.split(''),
);
const anything = fc.array(fc.oneof(letter, fc.string({ maxLength: 3, unit: 'binary' })), { maxLength: 12 });
const LINES = /[\r\n\v\f\x85\u2028\u2029]/;

it('no line of a cell begins with a formula, also after blanks or quotes', () => {
  fc.assert(
    fc.property(anything, (pieces) => {
      for (const line of cellOf(pieces.join('')).split(LINES)) {
        const seen = line.normalize('NFKC').replace(/^[\s\p{C}\p{Default_Ignorable_Code_Point}"“;,|]+/u, '');
        expect(seen.normalize('NFKC')).not.toMatch(/^[=+\-@−]/);
      }
    }),
    { numRuns: 2000 },
  );
});

it('adds only apostrophes, and loses nothing', () => {
  fc.assert(
    fc.property(anything, (pieces) => {
      const text = pieces.join('').replaceAll("'", '');
      expect(cellOf(text).replaceAll("'", '')).toBe(text);
    }),
  );
});

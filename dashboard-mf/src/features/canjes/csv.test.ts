import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it.each([
  ['=1+1', `"'=1+1"`],
  ['+54 11', `"'+54 11"`],
  ['-3', `"'-3"`],
  ['@SUMA(A1)', `"'@SUMA(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['Ana; "la Negra"', '"Ana; ""la Negra"""'],
  ['a=b', '"a=b"'],
  ['', '""'],
])('a cell with %j is %j', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

it('is rows of cells', () => {
  expect(csvOf([['a', 'b'], ['c']])).toBe('\uFEFF"a";"b"\r\n"c"\r\n');
});

import { expect, test } from 'vitest';
import { readReference, referenceBy } from './reference.ts';

test('referenceBy: eight letters of the number’s alphabet', () => {
  expect(referenceBy(() => 0)).toBe('D-BBBBBBBB');
  let n = 0;
  expect(referenceBy((below) => n++ % below)).toBe('D-BCDFGHJK');
});

test.each([
  ['D-KRTBMFXL', 'D-KRTBMFXL'],
  [' d krtb mfxl ', 'D-KRTBMFXL'],
  ['krtbmfxl', 'D-KRTBMFXL'],
  ['DRTBMFXL', 'D-DRTBMFXL'],
  ['D-KRTBMF', null],
  ['D-KRTBMFXA', null],
  ['', null],
])('readReference: %j', (text, expected) => {
  expect(readReference(text)).toBe(expected);
});

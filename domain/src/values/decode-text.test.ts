import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf16 = (text: string, mark: number[], big: boolean) => {
  const units = Array.from(text, (one) => one.charCodeAt(0));
  return new Uint8Array([
    ...mark,
    ...units.flatMap((unit) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  ]);
};

test.each([
  ['UTF-8', new TextEncoder().encode('Peña')],
  ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFPeña')],
  ['Windows-1252', new Uint8Array([0x50, 0x65, 0xf1, 0x61])],
  ['UTF-16, small end first', utf16('Peña', [0xff, 0xfe], false)],
  ['UTF-16, big end first', utf16('Peña', [0xfe, 0xff], true)],
])('%s is read', (_name, bytes) => {
  expect(decodeText(bytes)).toBe('Peña');
});

test('signs that only Windows-1252 has are read', () => {
  expect(decodeText(new Uint8Array([0x93, 0x80, 0x94, 0xf1]))).toBe('“€”ñ');
});

test('a declared charset is followed, unless the bytes do not fit it', () => {
  const latin = new Uint8Array([0x50, 0x65, 0xf1, 0x61]);
  expect(decodeText(latin, 'iso-8859-1')).toBe('Peña');
  expect(decodeText(new TextEncoder().encode('Peña'), 'us-ascii-of-mine')).toBe('Peña');
  expect(decodeText(latin, 'utf-8')).toBe('Peña');
  expect(decodeText(new TextEncoder().encode('\uFEFFPeña'), 'iso-8859-1'), 'a mark knows better').toBe(
    'Peña',
  );
});

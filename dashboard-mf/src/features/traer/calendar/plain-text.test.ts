import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('plainText: drops tags, keeps lines and signs', () => {
  expect(plainText('<p>Tango &amp; folclore</p><p>Entrada <b>libre</b></p>')).toBe(
    'Tango & folclore\nEntrada libre',
  );
  expect(plainText('Te esperamos <3')).toBe('Te esperamos <3');
});

it('plainText: takes its time for a text, not for the square of its length', () => {
  const open = '<'.repeat(400_000);
  expect(plainText(`<b>${open}`)).toHaveLength(open.length);
});

import { expect, it } from 'vitest';
import { withCharacters } from './characters.ts';

it('writes out every character the classes name, and no other, in what a pattern may hold', () => {
  const written = withCharacters(String.raw`[\\p{L}\\p{N}\\p{S}\\p{P}]`);
  expect(written.length).toBeLessThan(4000);
  expect(written).not.toMatch(/['\\]/);
  const one = new RegExp(`^${written}$`, 'u');
  const differ: number[] = [];
  for (let point = 0; point <= 0x10_ff_ff; point++) {
    const character = String.fromCodePoint(point);
    if (one.test(character) !== /[\p{L}\p{N}\p{S}\p{P}]/u.test(character)) differ.push(point);
  }
  expect(differ).toEqual([]);
});

it('refuses rules that do not name them', () => {
  expect(() => withCharacters('rules')).toThrow(/once/);
});

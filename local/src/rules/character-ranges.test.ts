import { expect, it } from 'vitest';
import { withCharacterRanges } from './character-ranges.ts';

it('lists exactly the characters of the classes, within the length limit of a pattern', () => {
  const rules = withCharacterRanges(String.raw`value.replace('x', '').matches('[\\p{L}\\p{N}\\p{S}\\p{P}]')`);
  const [, written = ''] = /[|][|] value[.]replace[(]'x', ''[)][.]matches[(]'(.*)'[)][)]$/s.exec(rules) ?? [];
  expect(written.length).toBeLessThan(4000);
  expect(written).not.toMatch(/['\\]/);
  const pattern = new RegExp(`^${written}$`, 'u');
  const differ: number[] = [];
  for (let point = 0; point <= 0x10_ff_ff; point++) {
    const character = String.fromCodePoint(point);
    if (pattern.test(character) !== /[\p{L}\p{N}\p{S}\p{P}]/u.test(character)) differ.push(point);
  }
  expect(differ).toEqual([]);
});

it('rejects rules without the classes', () => {
  expect(() => withCharacterRanges('rules')).toThrow(/once/);
});

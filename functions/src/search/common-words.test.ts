import { expect, test } from 'vitest';
import { uncommon } from './common-words.ts';

test('uncommon: leaves out stems that a fifth of the texts have', () => {
  const texts = Array.from({ length: 50 }, (_, i) => (i < 10 ? `entrada t${i}` : `t${i}`));
  expect(uncommon(texts).slice(0, 11)).toEqual(Array.from({ length: 11 }, (_, i) => [`t${i}`]));
  expect(uncommon(texts.slice(1, 40))[0]).toEqual(['entrada', 't1']);
});

test('uncommon: keeps all stems of a few texts', () => {
  expect(uncommon(['tango', '', 'tango vals'])).toEqual([['tango'], [], ['tango', 'vals']]);
});

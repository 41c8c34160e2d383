import { expect, test } from 'vitest';
import { uncommon } from './common-words.ts';

test('uncommon: leaves out what a fifth of the texts have', () => {
  const texts = Array.from({ length: 50 }, (_, i) => (i < 10 ? `entrada t${i}` : `t${i}`));
  expect(uncommon(texts).slice(0, 11)).toEqual(
    texts.slice(0, 11).map((text) => text.replace('entrada ', '')),
  );
  expect(uncommon(texts.slice(1, 40))[0]).toBe('entrada t1');
});

test('uncommon: of few texts no word is common', () => {
  expect(uncommon(['tango', 'tango', 'tango vals'])).toEqual(['tango', 'tango', 'tango vals']);
});

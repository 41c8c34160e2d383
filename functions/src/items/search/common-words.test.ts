import { expect, test } from 'vitest';
import { parted } from './common-words.ts';

test('parted: stems that a fifth of the texts have stand apart', () => {
  const texts = Array.from({ length: 50 }, (_, i) => (i < 10 ? `entrada t${i}` : `t${i}`));
  const all = parted(texts);
  expect(all[0]).toEqual({ telling: ['t0'], common: ['entrada'] });
  expect(all[10]).toEqual({ telling: ['t10'], common: [] });
  expect(parted(texts.slice(1, 40))[0]).toEqual({ telling: ['entrada', 't1'], common: [] });
});

test('parted: a few texts have no common stem', () => {
  expect(parted(['tango', '', 'tango vals']).map(({ common }) => common)).toEqual([[], [], []]);
});

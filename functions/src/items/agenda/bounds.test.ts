import { expect, test } from 'vitest';
import { firstWritable, isWritable, MOST_PARTS } from './bounds.ts';

const partsOf = (zona: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ zona, index }));
const versions = {
  salt: 'salt',
  isComplete: true,
  zonas: { salta: Array<string>(8).fill('v'), 'buenos-aires': Array<string>(MOST_PARTS).fill('v') },
};

test('a transaction writes 16 parts of usual zonas, and five of a zona that doubles no more', () => {
  const small = [...partsOf('salta', 8), ...partsOf('nueva', 1), ...partsOf('virtual', 30)];
  expect(firstWritable(versions, small)).toEqual(small.slice(0, 16));
  expect(firstWritable(versions, partsOf('buenos-aires', MOST_PARTS))).toHaveLength(5);
  expect(firstWritable(versions, [])).toEqual([]);
});

test('one part is written by itself, whatever it holds', () => {
  expect(isWritable(versions, partsOf('buenos-aires', 1))).toBe(true);
  expect(isWritable(versions, partsOf('buenos-aires', 6))).toBe(false);
});

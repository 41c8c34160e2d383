import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('groups values by a key, both in their order', () => {
  const groups = groupBy(new Set([3, 1, 4, 6]), (n) => (n % 2 ? 'odd' : 'even'));
  expect([...groups]).toEqual([
    ['odd', [3, 1]],
    ['even', [4, 6]],
  ]);
});

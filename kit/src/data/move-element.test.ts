import { expect, test } from 'vitest';
import { moveElement } from './move-element.ts';

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, -1, 'abcd'],
  [0, 4, 'abcd'],
  [9, 0, 'abcd'],
])('from %i to %i: %s', (from, to, expected) => {
  const list = ['a', 'b', 'c', 'd'];
  expect(moveElement(list, from, to).join('')).toBe(expected);
  expect(list.join('')).toBe('abcd');
});

import { expect, it } from 'vitest';
import { inTurns } from './due.ts';

const ordered = (...names: string[]) => inTurns(names, (name) => name.charAt(0)).join(' ');

it('gives each owner a turn before anybody’s second, and keeps the order of each', () => {
  expect(ordered('a1', 'a2', 'a3', 'b1', 'c1', 'b2')).toBe('a1 b1 c1 a2 b2 a3');
  expect(ordered()).toBe('');
});

it('puts one behind five hundred of another second', () => {
  const many = Array.from({ length: 500 }, (_, i) => `a${i}`);
  expect(
    ordered(...many, 'b')
      .split(' ')
      .indexOf('b'),
  ).toBe(1);
});

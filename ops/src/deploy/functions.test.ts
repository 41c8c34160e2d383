import { expect, it } from 'vitest';
import { groupsWithin } from './functions.ts';

const sizes = Object.entries({ a: 2, b: 20, c: 10, d: 10, e: 0.5, f: 20 }).map(([name, cpus]) => ({
  name,
  cpus,
}));

it('groupsWithin: fills each group up to the quota and names every function once', () => {
  expect(groupsWithin(20, sizes)).toEqual([['b'], ['f'], ['c', 'd'], ['a', 'e']]);
  expect(groupsWithin(62.5, sizes)).toEqual([['b', 'f', 'c', 'd', 'a', 'e']]);
  expect(groupsWithin(20, [])).toEqual([]);
});

it('groupsWithin: names a function that exceeds the quota', () => {
  expect(() => groupsWithin(19, sizes)).toThrow(
    'b may use 20 virtual CPUs, more than the region has (VIDRIERA_CPU_QUOTA, 19)',
  );
});

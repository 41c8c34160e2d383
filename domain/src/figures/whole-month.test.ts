import { expect, it } from 'vitest';
import { monthBefore, monthBounds, sumsOf } from './whole-month.ts';

it.each([
  ['2026-01', '2025-12'],
  ['2026-03', '2026-02'],
  ['2026-12', '2026-11'],
])('the month before %s is %s', (month, before) => {
  expect(monthBefore(month)).toBe(before);
});

it.each([
  ['2026-02', '2026-02-01T03:00:00Z', '2026-03-01T03:00:00Z'],
  ['2026-12', '2026-12-01T03:00:00Z', '2027-01-01T03:00:00Z'],
])('%s lasts from midnight to midnight in Argentina', (month, from, to) => {
  expect(monthBounds(month)).toEqual([new Date(from), new Date(to)]);
});

it('sums views and presses of all days, and of none', () => {
  const days = {
    '01': { profile: { qr: 2 }, link: { qr: 1 } },
    '30': { item: { none: 3 }, share: { qr: 4 } },
  };
  expect(sumsOf({ days })).toEqual([5, 5]);
  expect(sumsOf({ days: {} })).toEqual([0, 0]);
});

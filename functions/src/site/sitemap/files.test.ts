import { expect, test } from 'vitest';
import { bounds, isPeriod, monthOf, monthsBetween, partsOf } from './files.ts';

test('a month ends where the next one begins', () =>
  expect(bounds('2026-12').map((moment) => moment.toISOString())).toEqual([
    '2026-12-01T00:00:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ]));
test('days and hours end where the next ones begin', () => {
  const iso = (period: string) => bounds(period).map((moment) => moment.toISOString().slice(0, 16));
  expect(iso('2026-12-31')).toEqual(['2026-12-31T00:00', '2027-01-01T00:00']);
  expect(iso('2026-12-31-23')).toEqual(['2026-12-31T23:00', '2027-01-01T00:00']);
});
test('the parts of a period cover it without gaps', () => {
  expect(partsOf('2026-02')).toHaveLength(28);
  expect(partsOf('2026-02-28')).toHaveLength(24);
  expect(partsOf('2026-02-28-23')).toEqual([]);
  for (const period of ['2026-02', '2026-12', '2026-12-31']) {
    const edges = partsOf(period).map(bounds);
    const [from, until] = bounds(period);
    expect(edges.map(([first]) => first)).toEqual([from, ...edges.slice(0, -1).map(([, last]) => last)]);
    expect(edges.at(-1)?.[1]).toEqual(until);
  }
});
test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-11-00', false],
  ['2026-11-30-23', true],
  ['2026-11-30-24', false],
])('isPeriod: %s is %s', (period, expected) => expect(isPeriod(period)).toBe(expected));
test('monthsBetween: continues over the year', () =>
  expect(monthsBetween('2026-11', monthOf(new Date('2027-02-28T23:59:59Z')))).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ]));
test('monthsBetween: returns none in the wrong order', () =>
  expect(monthsBetween('2027-01', '2026-12')).toEqual([]));

import { expect, test } from 'vitest';
import { bounds, monthOf, monthsBetween } from './months.ts';

test('a month begins at its first moment and ends at the next one’s', () =>
  expect(bounds('2026-12').map((moment) => moment.toISOString())).toEqual([
    '2026-12-01T00:00:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ]));
test('months go on over the year', () =>
  expect(monthsBetween('2026-11', monthOf(new Date('2027-02-28T23:59:59Z')))).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ]));
test('none the wrong way round', () => expect(monthsBetween('2027-01', '2026-12')).toEqual([]));

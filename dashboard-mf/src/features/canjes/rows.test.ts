import { expect, it } from 'vitest';
import type { ListedClaim } from './load.ts';
import { byDay, passesFilter, ROW_FILTERS, rowsOf, tableOf } from './rows.ts';

const at = (text: string) => Date.parse(`${text}-03:00`);
const taken = (change: Partial<ListedClaim>): ListedClaim => ({
  nombre: 'Ana',
  state: 'open',
  takenAt: at('2026-11-23T10:00'),
  lapsesAt: at('2026-11-26T10:00'),
  redeemedAt: null,
  helperName: null,
  redeemedAgainAt: null,
  ...change,
});
const OPEN = taken({});
const USED = taken({ nombre: '=Bea', state: 'used', redeemedAt: at('2026-11-24T00:30'), helperName: 'Juan' });
const DOUBLE = taken({
  nombre: 'Cora',
  state: 'used',
  redeemedAt: at('2026-11-24T01:00'),
  redeemedAgainAt: at('2026-11-24T02:00'),
});
const LAPSED = taken({ nombre: 'Dora', state: 'lapsed' });
const ALL = [OPEN, USED, DOUBLE, LAPSED];

it('filters by state', () => {
  const of = ROW_FILTERS.map((kind) =>
    ALL.filter((one) => passesFilter(kind, one)).map(({ nombre }) => nombre),
  );
  expect(of).toEqual([['Ana', '=Bea', 'Cora', 'Dora'], ['Ana'], [], ['=Bea', 'Cora'], ['Dora'], ['Cora']]);
});

it('groups by the day of the state, the latest first', () => {
  expect(byDay(ALL)).toEqual([
    ['2026-11-26', [LAPSED]],
    ['2026-11-24', [USED, DOUBLE]],
    ['2026-11-23', [OPEN]],
  ]);
});

it('is a table by the zone’s clocks', () => {
  const [header, ...rows] = tableOf(ALL);
  expect(header).toHaveLength(7);
  expect(rows[0]).toEqual(['Ana', 'Sin usar', '2026-11-23 10:00', '2026-11-26 10:00', '', '', '']);
  expect(rows[1]?.slice(4)).toEqual(['2026-11-24 00:30', 'Juan', '']);
  expect(rows[2]?.slice(4)).toEqual(['2026-11-24 01:00', 'Vos', '2026-11-24 02:00']);
});

it('shows unused claims of a promo called off as cancelled', () => {
  expect(rowsOf({ taken: ALL })).toBe(ALL);
  const rows = rowsOf({ taken: ALL, calledOff: '' });
  expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'used', 'used', 'lapsed']);
  expect(tableOf(rows)[1]?.[1]).toBe('Se canceló');
  expect(rows.filter((one) => passesFilter('open', one))).toEqual([]);
});

import { expect, it } from 'vitest';
import { changedWay, datesOf, snapped } from './repeat.ts';

const MONTHLY = 'FREQ=MONTHLY;BYDAY=1FR';
const monthly = (fechaDesde: string, fechaHasta = '') => ({
  fechaPeriodica: 'Todos los lunes' as const,
  regla: MONTHLY,
  fechaDesde,
  fechaHasta,
});

it('moves a typed first day to the rule, and leaves what is no day yet', () => {
  expect(snapped(MONTHLY, '2026-11-27')).toBe('2026-12-04');
  expect(snapped('', '2026-11-27')).toBe('2026-11-27');
  for (const typed of ['', '12026-11-27', '2026-02-30']) expect(snapped(MONTHLY, typed)).toBe(typed);
});

it('shows the next three dates that are not over', () => {
  const today = '2026-11-27';
  expect(datesOf(monthly('2026-12-04'), today)).toEqual(['2026-12-04', '2027-01-01', '2027-02-05']);
  expect(datesOf(monthly('2020-01-03', '2027-01-31'), today)).toEqual(['2026-12-04', '2027-01-01']);
  expect(datesOf({ ...monthly(''), regla: '' }, today)).toEqual(['2026-11-30', '2026-12-07', '2026-12-14']);
  for (const typed of ['', '12026-11-27']) expect(datesOf(monthly(typed), today)).toEqual([]);
});

it('keeps the day when the kind of repetition changes', () => {
  const thursday = { fechaPeriodica: 'Todos los jueves' as const, regla: '' };
  const weeks = changedWay(thursday, 'weeks');
  expect(weeks.regla).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=TH');
  expect(changedWay(weeks, 'month').regla).toBe('FREQ=MONTHLY;BYDAY=1TH');
  expect(changedWay(changedWay(weeks, 'days'), 'week')).toEqual(thursday);
});

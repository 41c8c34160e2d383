import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, diaOf, midnight, range, weekday } from './fecha.ts';

const ZONES = [
  'America/Argentina/Buenos_Aires',
  'UTC',
  'Pacific/Kiritimati',
  'America/New_York',
  'Asia/Kathmandu',
];
const dia = fc
  .date({ min: new Date('1971-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((fecha) => fecha.toISOString().slice(0, 10));

describe('days and midnights', () => {
  it('uses the day in the zone, not in UTC', () => {
    expect(diaOf(new Date('2026-12-01T02:59:59Z'))).toBe('2026-11-30');
    expect(diaOf(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12-01');
    expect(midnight('2026-12-01')).toEqual(new Date('2026-12-01T03:00:00Z'));
  });
  it('survive a round trip in every zone', () => {
    fc.assert(
      fc.property(dia, fc.constantFrom(...ZONES), (d, zone) => {
        const moment = midnight(d, zone) as Date;
        expect(diaOf(moment, zone)).toBe(d);
        expect(diaOf(new Date(moment.getTime() - 1), zone)).toBe(addDays(d, -1));
      }),
    );
  });
  it.each(['1974-01-23', '2007-12-30', '2008-10-19'])(
    '%s, whose midnight the clocks skipped, begins at one',
    (d) => {
      expect(midnight(d)).toEqual(new Date(`${d}T03:00:00Z`));
    },
  );
  it.each(['', null, undefined, '2026-02-30', '2025-02-29', '2026-13-01', '27/11/2026', '2026-1-1', 'hoy'])(
    '%j is not a day',
    (text) => expect(midnight(text)).toBeNull(),
  );
  it('reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        midnight(text);
      }),
    );
  });
});

describe('addDays', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-01-01', -1, '2026-12-31'],
  ] as const)('%s %i → %s', (from, days, to) => expect(addDays(from, days)).toBe(to));
  it('is reversible, and moves the weekday', () => {
    fc.assert(
      fc.property(dia, fc.integer({ min: -4000, max: 4000 }), (d, n) => {
        expect(addDays(addDays(d, n), -n)).toBe(d);
        expect(weekday(addDays(d, n))).toBe((((weekday(d) + n) % 7) + 7) % 7);
      }),
    );
  });
  it('refuses impossible days', () => expect(() => addDays('mañana', 1)).toThrow(RangeError));
});

describe('range', () => {
  it.each([
    ['2026-11-25', '2026-11-27', '2026-11-29'],
    ['2026-11-27', '2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-28', '2026-11-29'],
    ['2026-11-29', '2026-11-29', '2026-11-29'],
    ['2026-12-31', '2027-01-01', '2027-01-03'],
  ])('the weekend of %s is %s to %s', (today, from, to) => expect(range('finde', today)).toEqual([from, to]));
  it('of the month ends with it', () => {
    expect(range('mes', '2026-12-05')).toEqual(['2026-12-05', '2026-12-31']);
    expect(range('mes', '2028-02-10')).toEqual(['2028-02-10', '2028-02-29']);
  });
  it('never begins before today or ends before it begins, and the weekend ends on a Sunday', () => {
    fc.assert(
      fc.property(dia, fc.constantFrom('hoy' as const, 'finde' as const, 'mes' as const), (today, which) => {
        const [from, to] = range(which, today);
        expect(from >= today && to >= from).toBe(true);
        if (which === 'finde') expect(weekday(to)).toBe(0);
      }),
    );
  });
});

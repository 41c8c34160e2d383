import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayName } from '../values/fecha.ts';
import { RECURRENCIAS } from './recurrencia.ts';
import { nearestDate, REGLA, type Regla, readRegla, reglaOf, writeRegla } from './regla.ts';

const on = (text: string) => readRegla(text) as Regla;
/** Returns a rule’s dates from a day on. */
function datesOf(text: string, first: string, count: number): string[] {
  const dates: string[] = [];
  for (let dia = first; dates.length < count; dia = addDays(dia, 1)) {
    dia = nearestDate(on(text), first, dia);
    dates.push(dia);
  }
  return dates;
}

describe('a rule', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,TH', ['2026-11-30', '2026-12-03', '2026-12-07', '2026-12-10']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', ['2026-11-27', '2026-12-11', '2026-12-25', '2027-01-08']],
    // The week begins on Monday: Sunday the 29th still belongs to the first week.
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU', ['2026-11-29', '2026-12-07', '2026-12-13', '2026-12-21']],
    ['FREQ=MONTHLY;BYDAY=1FR', ['2026-12-04', '2027-01-01', '2027-02-05', '2027-03-05']],
    ['FREQ=MONTHLY;BYDAY=4SU', ['2026-12-27', '2027-01-24', '2027-02-28', '2027-03-28']],
    ['FREQ=MONTHLY;BYDAY=-1SU', ['2026-11-29', '2026-12-27', '2027-01-31', '2027-02-28']],
  ])('%s falls on %j', (text, dates) => expect(datesOf(text, '2026-11-27', 4)).toEqual(dates));

  it('is found backwards too, and long ago', () => {
    expect(nearestDate(on('FREQ=MONTHLY;BYDAY=1FR'), '2026-12-04', '2026-12-03', -1)).toBe('2026-11-06');
    expect(nearestDate(on('FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'), '2026-11-27', '2026-11-26', -1)).toBe(
      '2026-11-13',
    );
    expect(nearestDate(on('FREQ=WEEKLY;BYDAY=MO'), '1969-12-30', '1969-12-30')).toBe('1970-01-05');
    expect(nearestDate(on('FREQ=WEEKLY;BYDAY=SU'), '1969-12-30', '1969-12-30')).toBe('1970-01-04');
  });
  it('has no dates from what is no day', () => {
    for (const dia of ['', '2026-02-40', 'mañana'])
      expect(() => nearestDate(on('FREQ=WEEKLY;BYDAY=MO'), dia, '2026-11-27')).toThrow(RangeError);
  });
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(`^(?:${REGLA})$`)), (text) => {
        expect(writeRegla(on(text))).toBe(text);
      }),
    );
    expect(writeRegla({ every: 1, days: [3, 0, 3] })).toBe('FREQ=WEEKLY;BYDAY=MO,TH');
  });
  it.each([
    null,
    '',
    'FREQ=DAILY',
    'FREQ=WEEKLY;BYDAY=',
    'FREQ=WEEKLY;BYDAY=TH,MO',
    'FREQ=WEEKLY;BYDAY=MO,MO',
    'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO',
    'FREQ=MONTHLY;BYDAY=5FR',
    'FREQ=MONTHLY;BYDAY=1FR,3FR',
    'FREQ=MONTHLY;BYDAY=1FR\n',
  ])('is not %j', (text) => expect(readRegla(text)).toBeNull());
  it('is that of the weekly field, if an event has one', () => {
    // 2026-11-23 is a Monday.
    RECURRENCIAS.forEach((fechaPeriodica, day) => {
      const dia = `2026-11-${23 + day}`;
      expect(reglaOf({ fechaPeriodica })).toEqual({ every: 1, days: [day] });
      expect(nearestDate(reglaOf({ fechaPeriodica }) as Regla, dia, '2026-11-23')).toBe(dia);
      expect(fechaPeriodica).toContain(dayName(dia));
    });
    expect(reglaOf({ fechaPeriodica: null, regla: 'FREQ=MONTHLY;BYDAY=-1SA' })).toEqual({ nth: -1, day: 5 });
    expect(reglaOf({ fechaPeriodica: null })).toBeNull();
  });
});

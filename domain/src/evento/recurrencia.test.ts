import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, diaOf, midnight, weekday } from '../values/fecha.ts';
import { diaOfRecurrencia, nextDia, proximaFecha, RECURRENCIAS } from './recurrencia.ts';

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
const recurrencia = fc.constantFrom(...RECURRENCIAS);

describe('nextDia', () => {
  it.each([
    ['Todos los lunes', '2026-11-25T15:00:00Z', '2026-11-30'],
    ['Todos los miércoles', '2026-11-25T15:00:00Z', '2026-11-25'],
    ['Todos los martes', '2026-11-30T15:00:00Z', '2026-12-01'],
    ['Todos los viernes', '2026-12-31T15:00:00Z', '2027-01-01'],
    ['Todos los martes', '2028-02-28T15:00:00Z', '2028-02-29'],
    // Still Monday in Buenos Aires, Tuesday already in UTC.
    ['Todos los lunes', '2026-12-01T02:30:00Z', '2026-11-30'],
  ] as const)('%s after %s is %s', (which, now, dia) => expect(nextDia(which, new Date(now))).toBe(dia));

  it('falls on its weekday, within a week from today', () => {
    fc.assert(
      fc.property(recurrencia, moment, (which, now) => {
        const dia = nextDia(which, now);
        expect(weekday(dia)).toBe(diaOfRecurrencia(which));
        expect(dia >= diaOf(now) && dia < addDays(diaOf(now), 7)).toBe(true);
      }),
    );
  });
  it('does not come before it begins', () => {
    fc.assert(
      fc.property(recurrencia, moment, moment, (which, now, from) => {
        const dia = nextDia(which, now, from);
        const start = [diaOf(now), diaOf(from)].sort()[1] as string;
        expect(dia >= start && dia < addDays(start, 7)).toBe(true);
      }),
    );
  });
});

describe('proximaFecha', () => {
  const now = new Date('2026-11-25T15:00:00Z');
  it('prefers the exact date, knows no date', () => {
    const fechaExacta = midnight('2026-11-01');
    expect(proximaFecha({ fechaExacta, fechaPeriodica: 'Todos los lunes' }, now)).toEqual(fechaExacta);
    expect(proximaFecha({ fechaExacta: null, fechaPeriodica: null }, now)).toBeNull();
  });
  it('is a local midnight', () => {
    expect(proximaFecha({ fechaExacta: null, fechaPeriodica: 'Todos los jueves' }, now)).toEqual(
      new Date('2026-11-26T03:00:00Z'),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaDe, diaDeSemana, medianoche, sumarDias } from './fecha.ts';
import { diaDeRecurrencia, proximaFecha, proximoDia, RECURRENCIAS } from './recurrencia.ts';

const momento = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
const recurrencia = fc.constantFrom(...RECURRENCIAS);

describe('proximoDia', () => {
  it.each([
    ['Todos los lunes', '2026-11-25T15:00:00Z', '2026-11-30'],
    ['Todos los miércoles', '2026-11-25T15:00:00Z', '2026-11-25'],
    ['Todos los martes', '2026-11-30T15:00:00Z', '2026-12-01'],
    ['Todos los viernes', '2026-12-31T15:00:00Z', '2027-01-01'],
    ['Todos los martes', '2028-02-28T15:00:00Z', '2028-02-29'],
    // Still Monday in Buenos Aires, Tuesday already in UTC.
    ['Todos los lunes', '2026-12-01T02:30:00Z', '2026-11-30'],
  ] as const)('%s after %s is %s', (cual, now, dia) => expect(proximoDia(cual, new Date(now))).toBe(dia));

  it('falls on its weekday, within a week from today', () => {
    fc.assert(
      fc.property(recurrencia, momento, (cual, now) => {
        const dia = proximoDia(cual, now);
        expect(diaDeSemana(dia)).toBe(diaDeRecurrencia(cual));
        expect(dia >= diaDe(now) && dia < sumarDias(diaDe(now), 7)).toBe(true);
      }),
    );
  });
  it('does not come before it begins', () => {
    fc.assert(
      fc.property(recurrencia, momento, momento, (cual, now, desde) => {
        const dia = proximoDia(cual, now, desde);
        const inicio = [diaDe(now), diaDe(desde)].sort()[1] as string;
        expect(dia >= inicio && dia < sumarDias(inicio, 7)).toBe(true);
      }),
    );
  });
});

describe('proximaFecha', () => {
  const now = new Date('2026-11-25T15:00:00Z');
  it('prefers the exact date, knows no date', () => {
    const fechaExacta = medianoche('2026-11-01');
    expect(proximaFecha({ fechaExacta, fechaPeriodica: 'Todos los lunes' }, now)).toEqual(fechaExacta);
    expect(proximaFecha({ fechaExacta: null, fechaPeriodica: null }, now)).toBeNull();
  });
  it('is a local midnight', () => {
    expect(proximaFecha({ fechaExacta: null, fechaPeriodica: 'Todos los jueves' }, now)).toEqual(
      new Date('2026-11-26T03:00:00Z'),
    );
  });
});

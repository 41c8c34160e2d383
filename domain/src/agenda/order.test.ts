import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceptionsOf } from '../evento/dated.ts';
import { agendaDia, type Dated, occurrence } from '../evento/occurrence.ts';
import { RECURRENCIAS } from '../evento/recurrencia.ts';
import { addDays, dayName } from '../values/fecha.ts';
import { agendaDay, later } from '../values/local-time.ts';
import { occurrencesBetween, whenOf } from '../when/when.ts';
import { compare, PHASES } from './order.ts';

const two = (number: number) => String(number).padStart(2, '0');
const arbHora = fc.option(fc.tuple(fc.nat(23), fc.nat(59))).map((clock) => clock?.map(two).join(':') ?? null);
const arbDia = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-11-01', days));
const arbNow = fc.tuple(arbDia, fc.nat(1439)).map(([dia, minutes]) => later(`${dia}T00:00`, minutes));
const arbDated = fc
  .record({
    exacta: fc.boolean(),
    dia: arbDia,
    weekly: fc.constantFrom(...RECURRENCIAS),
    fechaDesde: fc.option(arbDia),
    fechaHasta: fc.option(arbDia),
    fechaFin: fc.option(arbDia),
    excepciones: fc.array(
      fc.tuple(arbDia, fc.constantFrom('cancelado', '20:00|23:30')).map((one) => one.join('|')),
      { maxLength: 8 },
    ),
    horaInicio: arbHora,
    horaFin: arbHora,
  })
  .map(({ exacta, dia, weekly, fechaDesde, fechaHasta, fechaFin, ...hours }) => ({
    ...hours,
    fechaFin: fechaFin && fechaFin > dia ? fechaFin : null,
    fechaDesde,
    fechaHasta: fechaDesde && fechaHasta && fechaHasta < addDays(fechaDesde, 6) ? null : fechaHasta,
    fechaExacta: exacta ? dia : null,
    fechaPeriodica: exacta ? null : weekly,
  }));
const whenDated = (evento: Omit<Dated, 'exceptions'> & { excepciones: string[] }) =>
  whenOf('evento', { ...evento, exceptions: exceptionsOf(evento) }, {});
const arbWindow = fc.tuple(arbDia, fc.nat(31)).map(([dia, days]) => [dia, addDays(dia, days)] as const);

describe('days of an event within a window', () => {
  it('are all calendar days on which it takes place and is not over', () => {
    fc.assert(
      fc.property(arbDated, arbNow, arbWindow, (evento, now, [first, last]) => {
        // Reference: each day alone, as a one-day event.
        const days = Array.from({ length: 40 }, (_, i) => addDays(first, i - 2)).filter((dia) => {
          const { fechaExacta, fechaPeriodica, fechaDesde, fechaHasta } = evento;
          if (fechaExacta) return dia >= fechaExacta && dia <= (evento.fechaFin ?? fechaExacta);
          if (exceptionsOf(evento)?.get(dia) === null) return false;
          if ((fechaDesde && dia < fechaDesde) || (fechaHasta && dia > fechaHasta)) return false;
          return fechaPeriodica?.includes(dayName(dia)) ?? false;
        });
        const expected = days.filter((dia) => {
          const { horaInicio = null, horaFin = null } = exceptionsOf(evento)?.get(dia) ?? evento;
          const alone = { fechaExacta: dia, fechaPeriodica: null, horaInicio, horaFin, exceptions: null };
          const time = occurrence(alone, now);
          const stands = agendaDia(dia, alone);
          return time && time.ends > now && stands >= first && stands <= last;
        });
        const found = [...occurrencesBetween(whenDated(evento), now, [first, last])];
        expect(found.map(({ dia }) => dia)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('begin with the next date, if the window contains it', () => {
    fc.assert(
      fc.property(arbDated, arbNow, (evento, now) => {
        const next = occurrence({ ...evento, exceptions: exceptionsOf(evento) }, now);
        const today = agendaDay(now);
        const [first] = occurrencesBetween(whenDated(evento), now, [addDays(today, -1), addDays(today, 90)]);
        const isToCome = next && next.ends > now && agendaDia(next.dia, next) <= addDays(today, 90);
        expect(first ?? null).toEqual(isToCome ? next : null);
      }),
      { numRuns: 1000 },
    );
  });
});

it('sorts by part, moment and id, without ties', () => {
  const arbPosition = fc.record({
    phase: fc.constantFrom(...PHASES),
    at: fc.nat(5),
    id: fc.constantFrom('a', 'b', 'C'),
  });
  fc.assert(
    fc.property(arbPosition, arbPosition, arbPosition, (a, b, c) => {
      expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a)) === 0).toBe(true);
      expect(compare(a, b) === 0).toBe(a.phase === b.phase && a.at === b.at && a.id === b.id);
      if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
    }),
  );
  const at = (phase: (typeof PHASES)[number], moment: number) => ({ phase, at: moment, id: 'x' });
  const list = [
    at('past', 1),
    at('sinFecha', 1),
    at('upcoming', 2),
    at('past', 2),
    at('upcoming', 1),
    at('sinFecha', 3),
  ];
  expect(list.sort(compare).map((one) => `${one.phase} ${one.at}`)).toEqual([
    'upcoming 1',
    'upcoming 2',
    'sinFecha 3',
    'sinFecha 1',
    'past 2',
    'past 1',
  ]);
});

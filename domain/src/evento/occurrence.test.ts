import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayName } from '../values/fecha.ts';
import { later } from '../values/local-time.ts';
import { readExceptions, writeExceptions } from './exceptions.ts';
import { agendaDia, type Dated, DURATION, nextOccurrence, occurrence, placeOf } from './occurrence.ts';
import { RECURRENCIAS } from './recurrencia.ts';

const NONE: Dated = {
  fechaExacta: null,
  fechaPeriodica: null,
  horaInicio: null,
  horaFin: null,
  exceptions: null,
};
const two = (number: number) => String(number).padStart(2, '0');
const hora = fc.option(fc.tuple(fc.nat(23), fc.nat(59))).map((clock) => clock?.map(two).join(':') ?? null);
const dia = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const now = fc.tuple(dia, fc.nat(1439)).map(([day, minutes]) => later(`${day}T00:00`, minutes));
const weekly = fc.record({
  exceptions: fc.constant(null),
  fechaExacta: fc.constant(null),
  fechaPeriodica: fc.constantFrom(...RECURRENCIAS),
  horaInicio: hora,
  horaFin: hora,
});

describe('an event on a day', () => {
  const FRIDAY = { ...NONE, fechaExacta: '2026-11-27' };
  it.each([
    [{ horaInicio: '21:00', horaFin: '23:30' }, '2026-11-27T21:00', '2026-11-27T23:30'],
    [{ horaInicio: '21:00', horaFin: '03:00' }, '2026-11-27T21:00', '2026-11-28T03:00'],
    [{ horaInicio: '21:00', horaFin: '21:00' }, '2026-11-27T21:00', '2026-11-28T21:00'],
    [{ horaInicio: '21:00' }, '2026-11-27T21:00', '2026-11-28T00:00'],
    [{ horaFin: '02:00' }, '2026-11-27T06:00', '2026-11-28T02:00'],
    [{}, '2026-11-27T06:00', '2026-11-28T06:00'],
  ])('with %j lasts from %s to %s', (hours, begins, ends) => {
    expect(occurrence({ ...FRIDAY, ...hours }, '2020-01-01T00:00')).toEqual({
      dia: '2026-11-27',
      begins,
      ends,
      horaInicio: null,
      horaFin: null,
      ...hours,
    });
    expect(DURATION).toBe(180);
  });
  it('belongs to the evening before if it begins after midnight', () => {
    expect(agendaDia('2026-11-28', { horaInicio: '00:30' })).toBe('2026-11-27');
    expect(agendaDia('2026-11-28', { horaInicio: '06:00' })).toBe('2026-11-28');
    expect(agendaDia('2026-11-28', { horaInicio: null })).toBe('2026-11-28');
  });
  it('comes before events without an hour, also if it begins after midnight', () => {
    const night = placeOf('2026-11-28', { horaInicio: '00:30', horaFin: null });
    const evening = placeOf('2026-11-27', { horaInicio: '21:00', horaFin: null });
    const whole = placeOf('2026-11-27', { horaInicio: null, horaFin: null });
    expect([whole, night, evening].sort((a, b) => a.getTime() - b.getTime())).toEqual([
      evening,
      night,
      whole,
    ]);
    expect(evening).toEqual(new Date('2026-11-28T00:00:00Z'));
  });
});

describe('a weekly event', () => {
  const SUNDAY: Dated = {
    ...NONE,
    fechaPeriodica: 'Todos los domingos',
    horaInicio: '08:30',
    horaFin: '10:30',
  };
  it.each([
    ['2026-11-22T08:29', '2026-11-22'],
    ['2026-11-22T10:29', '2026-11-22'],
    ['2026-11-22T10:30', '2026-11-29'],
    ['2026-11-22T10:31', '2026-11-29'],
    ['2026-11-23T10:31', '2026-11-29'],
  ])('at %s is on %s', (time, expected) => expect(occurrence(SUNDAY, time)?.dia).toBe(expected));

  it('lasts past midnight', () => {
    const night = { ...SUNDAY, horaInicio: '23:00', horaFin: '04:00' };
    expect(occurrence(night, '2026-11-23T03:59')?.dia).toBe('2026-11-22');
    expect(occurrence(night, '2026-11-23T04:00')?.dia).toBe('2026-11-29');
  });
  it('has a first and a last day', () => {
    expect(occurrence({ ...SUNDAY, fechaDesde: '2026-12-01' }, '2026-11-22T12:00')?.dia).toBe('2026-12-06');
    expect(occurrence({ ...SUNDAY, fechaHasta: '2026-12-01' }, '2026-11-29T10:29')?.dia).toBe('2026-11-29');
    expect(occurrence({ ...SUNDAY, fechaHasta: '2026-12-01' }, '2027-03-01T10:00')?.dia).toBe('2026-11-29');
  });
  it('occurs next on the first date of its weekday that is not over', () => {
    fc.assert(
      fc.property(weekly, now, (evento, time) => {
        const next = occurrence(evento, time);
        if (!next) throw new Error('no occurrence');
        expect(evento.fechaPeriodica).toContain(dayName(next.dia));
        expect(next.ends > time).toBe(true);
        expect(later(next.ends, -7 * 1440) <= time).toBe(true);
        expect(placeOf(next.dia, evento) <= placeOf(addDays(next.dia, 1), evento)).toBe(true);
      }),
    );
  });
});

/** A weekly date: as usual, cancelled (`null`), or with its own hours. */
const week = fc.oneof(
  fc.constant(undefined),
  fc.constant(null),
  fc.record({ horaInicio: hora.filter(Boolean), horaFin: hora.filter(Boolean) }),
);
const weeks = fc.array(week, { maxLength: 10 });

describe('a weekly event with exceptions', () => {
  it('occurs next on the first date that is neither cancelled nor over by its own hours', () => {
    fc.assert(
      fc.property(weekly, now, weeks, fc.nat(12), (evento, time, kinds, count) => {
        // Reference: each date from two weeks ago on, as a one-day event with its own hours.
        const begin = addDays(time.slice(0, 10), -14);
        let first = begin;
        while (!evento.fechaPeriodica.includes(dayName(first))) first = addDays(first, 1);
        const dates = Array.from({ length: 14 }, (_, i) => addDays(first, 7 * i));
        const exceptions = new Map(
          kinds.flatMap((kind, i) => (kind === undefined ? [] : [[String(dates[i]), kind] as const])),
        );
        const fechaHasta = addDays(first, 7 * count);
        const alone = dates
          .filter((dia) => dia <= fechaHasta && exceptions.get(dia) !== null)
          .map((dia) =>
            occurrence(
              { ...NONE, ...evento, ...exceptions.get(dia), fechaPeriodica: null, fechaExacta: dia },
              time,
            ),
          );
        const series = { ...evento, fechaDesde: first, fechaHasta, exceptions };
        const expected = alone.find((one) => one && one.ends > time) ?? alone.at(-1) ?? null;
        expect(occurrence(series, time)).toEqual(expected);
        if (!expected) return;
        const following = alone[alone.findIndex((one) => one?.dia === expected.dia) + 1] ?? null;
        expect(nextOccurrence(series, expected)).toEqual(following);
      }),
      { numRuns: 2000 },
    );
  });
  it('takes place on a sold-out date, and says so', () => {
    const texts = ['2026-11-30|agotado', '2026-12-07|22:00|23:00|agotado'];
    const monday = { ...NONE, fechaPeriodica: 'Todos los lunes', horaInicio: '21:00' } as const;
    const series = { ...monday, exceptions: readExceptions(texts) };
    const first = occurrence(series, '2026-11-28T12:00');
    expect(first).toMatchObject({ dia: '2026-11-30', horaInicio: '21:00', horaFin: null, agotado: true });
    const second = first && nextOccurrence(series, first);
    expect(second).toMatchObject({ dia: '2026-12-07', horaInicio: '22:00', agotado: true });
    expect(second && nextOccurrence(series, second)).not.toHaveProperty('agotado');
    expect(writeExceptions(series.exceptions, '2026-11-28')).toEqual(texts);
  });
  it('reads and writes exceptions, one per date, sorted, without past ones', () => {
    const texts = [
      '2026-12-14|21:00|23:00',
      '2026-12-07|cancelado',
      '2026-12-07|20:00|21:00',
      '2026-11-01|cancelado',
    ];
    expect(writeExceptions(readExceptions(texts), '2026-12-08')).toEqual([
      '2026-12-07|cancelado',
      '2026-12-14|21:00|23:00',
    ]);
  });
});

describe('an event with a rule', () => {
  const hours = { horaInicio: '21:00', horaFin: '02:00' };
  const FIRST_FRIDAYS: Dated = {
    ...NONE,
    ...hours,
    regla: 'FREQ=MONTHLY;BYDAY=1FR',
    fechaDesde: '2026-12-04',
  };
  const EVERY_SECOND: Dated = { ...FIRST_FRIDAYS, regla: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR' };
  it.each([
    ['2026-11-20T12:00', '2026-12-04'],
    ['2026-12-05T01:59', '2026-12-04'],
    ['2026-12-05T02:00', '2027-01-01'],
  ])('at %s is on %s', (time, dia) => expect(occurrence(FIRST_FRIDAYS, time)?.dia).toBe(dia));

  it('counts every second week from its first date', () => {
    const next = occurrence(EVERY_SECOND, '2026-12-05T12:00');
    expect(next?.dia).toBe('2026-12-18');
    expect(next && nextOccurrence(EVERY_SECOND, next)?.dia).toBe('2027-01-01');
    expect(occurrence(EVERY_SECOND, '2026-11-20T12:00', '2026-12-06')?.dia).toBe('2026-12-18');
  });
  it('skips cancelled dates, also at its end', () => {
    const exceptions = readExceptions(['2027-01-01|cancelado', '2027-02-05|cancelado']);
    const series = { ...FIRST_FRIDAYS, exceptions };
    expect(occurrence(series, '2026-12-20T12:00')?.dia).toBe('2027-03-05');
    expect(occurrence({ ...series, fechaHasta: '2027-02-28' }, '2026-12-20T12:00')?.dia).toBe('2026-12-04');
    expect(nextOccurrence(series, { ...hours, dia: '2026-12-04', begins: '', ends: '' })?.dia).toBe(
      '2027-03-05',
    );
  });
  it('is undated without a first date, or without a date of its rule', () => {
    expect(occurrence({ ...FIRST_FRIDAYS, fechaDesde: null }, '2026-12-20T12:00')).toBeNull();
    expect(occurrence({ ...FIRST_FRIDAYS, regla: 'FREQ=YEARLY' }, '2026-12-20T12:00')).toBeNull();
    const never = { ...FIRST_FRIDAYS, fechaDesde: '2026-12-05', fechaHasta: '2026-12-20' };
    expect(occurrence(never, '2026-12-01T12:00')).toBeNull();
  });
});

describe('an event of several days', () => {
  const FERIA = {
    ...NONE,
    fechaExacta: '2026-12-05',
    fechaFin: '2026-12-07',
    horaInicio: '10:00',
    horaFin: '20:00',
  };
  it.each([
    ['2026-11-20T00:00', '2026-12-05'],
    ['2026-12-05T19:59', '2026-12-05'],
    ['2026-12-05T20:00', '2026-12-06'],
    ['2026-12-07T20:00', '2026-12-07'],
    ['2027-03-01T00:00', '2026-12-07'],
  ])('at %s is on %s', (time, expected) => expect(occurrence(FERIA, time)?.dia).toBe(expected));
  it('lasts one day if it has no last day', () =>
    expect(occurrence({ ...FERIA, fechaFin: '2026-12-01' }, '2027-03-01T00:00')?.dia).toBe('2026-12-05'));
});

it('a postponed event has no time, and a cancelled one keeps its own', () => {
  const friday = { ...NONE, fechaExacta: '2026-11-27' };
  expect(occurrence({ ...friday, estado: 'pospuesto' }, '2026-11-22T12:00')).toBeNull();
  expect(occurrence({ ...friday, estado: 'cancelado' }, '2026-11-22T12:00')?.dia).toBe('2026-11-27');
});

it('an undated event has no occurrence', () => expect(occurrence(NONE, '2026-11-22T12:00')).toBeNull());

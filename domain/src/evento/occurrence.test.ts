import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekday } from '../values/fecha.ts';
import { later } from '../values/local-time.ts';
import { agendaDia, type Dated, DURATION, occurrence, placeOf } from './occurrence.ts';
import { diaOfRecurrencia, RECURRENCIAS } from './recurrencia.ts';

const NONE: Dated = { fechaExacta: null, fechaPeriodica: null, horaInicio: null, horaFin: null };
const two = (number: number) => String(number).padStart(2, '0');
const hora = fc.option(fc.tuple(fc.nat(23), fc.nat(59))).map((clock) => clock?.map(two).join(':') ?? null);
const dia = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const now = fc.tuple(dia, fc.nat(1439)).map(([day, minutes]) => later(`${day}T00:00`, minutes));
const weekly = fc.record({
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
    });
    expect(DURATION).toBe(180);
  });
  it('stands under the evening it belongs to', () => {
    expect(agendaDia('2026-11-28', { horaInicio: '00:30' })).toBe('2026-11-27');
    expect(agendaDia('2026-11-28', { horaInicio: '06:00' })).toBe('2026-11-28');
    expect(agendaDia('2026-11-28', { horaInicio: null })).toBe('2026-11-28');
  });
  it('is put in order before what has no hour, also when it begins past midnight', () => {
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
  ])('at %s is that of %s', (time, expected) => expect(occurrence(SUNDAY, time)?.dia).toBe(expected));

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
  it('is the first one that is not over, on its day of the week', () => {
    fc.assert(
      fc.property(weekly, now, (evento, time) => {
        const next = occurrence(evento, time);
        if (!next) throw new Error('none');
        expect(weekday(next.dia)).toBe(diaOfRecurrencia(evento.fechaPeriodica));
        expect(next.ends > time).toBe(true);
        expect(later(next.ends, -7 * 1440) <= time).toBe(true);
        expect(placeOf(next.dia, evento) <= placeOf(addDays(next.dia, 1), evento)).toBe(true);
      }),
    );
  });
});

it('an event without a date has none', () => expect(occurrence(NONE, '2026-11-22T12:00')).toBeNull());

import { describe, expect, it } from 'vitest';
import { detailWith } from '../../testing/items.ts';
import { changesAt, isOn, isPast, occurrenceOf } from './time.ts';

const RUN = detailWith('evento', { fechaExacta: '2026-11-22', horaInicio: '08:30', horaFin: '10:30' });
const WEEKLY = detailWith('evento', {
  fechaPeriodica: 'Todos los domingos',
  proximaFecha: '2026-11-22',
  horaInicio: '08:30',
  horaFin: '10:30',
});

describe('an event', () => {
  it('is over at its end, by the minute', () => {
    expect(isPast(RUN, '2026-11-22T10:29')).toBe(false);
    expect(isPast(RUN, '2026-11-22T10:30')).toBe(true);
    expect(isPast({ ...RUN, horaFin: null }, '2026-11-22T11:29')).toBe(false);
    expect(isPast({ ...RUN, horaFin: null }, '2026-11-22T11:30')).toBe(true);
    expect(isPast({ ...RUN, horaInicio: null, horaFin: null }, '2026-11-23T05:59')).toBe(false);
    expect(isPast({ ...RUN, fechaExacta: null }, '2030-01-01T00:00')).toBe(false);
  });
  it('runs from its start to its end, if it has a start', () => {
    const times = ['08:29', '08:30', '10:29', '10:30'].map((hora) => `2026-11-22T${hora}`);
    expect(times.map((time) => isOn(RUN, time))).toEqual([false, true, true, false]);
    expect(isOn({ ...RUN, horaInicio: null, horaFin: null }, '2026-11-22T09:00')).toBe(false);
  });
  it('weekly, is over only after its last day, even if the clock is ahead of the server’s', () => {
    expect(isPast(WEEKLY, '2026-11-22T10:31')).toBe(false);
    expect(occurrenceOf(WEEKLY, '2026-11-22T10:31')?.dia).toBe('2026-11-29');
    const last = { ...WEEKLY, fechaHasta: '2026-11-22' };
    expect(isPast(last, '2026-11-22T10:29')).toBe(false);
    expect(isPast(last, '2026-11-22T10:30')).toBe(true);
  });
});

it('a card knows which of its dates are off, and the hours of the others', () => {
  const card = (fields: object) =>
    detailWith('evento', {
      ...WEEKLY,
      ...fields,
      fechaHasta: '2026-11-29',
      excepciones: ['2026-11-29|cancelado'],
    });
  const night = '2026-11-29T09:00';
  expect(isPast(card({}), night), 'its last date is off').toBe(true);
  expect(isOn(card({}), night)).toBe(false);
  const own = card({
    horaInicio: '20:00',
    horaFin: '22:00',
    horasUsuales: { horaInicio: '08:30', horaFin: '10:30' },
    fechaHasta: null,
    excepciones: ['2026-11-22|20:00|22:00', '2026-11-29|cancelado'],
  });
  const shown = detailWith('evento', { ...own, fechaHasta: null, excepciones: ['2026-11-22|20:00|22:00'] });
  expect(occurrenceOf(shown, '2026-11-22T21:00')).toMatchObject({ dia: '2026-11-22', horaInicio: '20:00' });
  expect(occurrenceOf(shown, '2026-11-22T22:00')).toMatchObject({ dia: '2026-11-29', horaInicio: '08:30' });
  const none = detailWith('evento', { ...WEEKLY, proximaFecha: null });
  expect(occurrenceOf(none, night), 'a series without a date left').toBeNull();
});

it('a course or promo is over after the agenda’s last day; an endless one never', () => {
  const curso = detailWith('curso', { fechaDesde: '2026-11-01', fechaHasta: '2026-11-22' });
  const promo = detailWith('promo', { fechaDesde: '2026-11-01', fechaHasta: '2026-11-22' });
  for (const item of [curso, promo]) {
    expect(isPast(item, '2026-11-23T05:59')).toBe(false);
    expect(isPast(item, '2026-11-23T06:00')).toBe(true);
  }
  expect(isPast({ ...curso, fechaHasta: null }, '2026-11-23T06:00')).toBe(true);
  expect(isPast({ ...promo, fechaHasta: null }, '2026-11-23T06:00')).toBe(false);
});

it('changesAt: when the first event begins or ends, at midnight, and at 06:00', () => {
  const late = { ...RUN, horaInicio: '09:00', horaFin: '10:00' };
  expect(changesAt([RUN, late], '2026-11-22T08:00')).toBe('2026-11-22T08:30');
  expect(changesAt([RUN, late], '2026-11-22T08:30')).toBe('2026-11-22T09:00');
  expect(changesAt([RUN, late], '2026-11-22T10:00')).toBe('2026-11-22T10:30');
  expect(changesAt([RUN, late], '2026-11-22T10:30')).toBe('2026-11-23T00:00');
  expect(changesAt([], '2026-11-22T00:00')).toBe('2026-11-22T06:00');
  expect(changesAt([], '2026-11-22T05:59')).toBe('2026-11-22T06:00');
  expect(changesAt([WEEKLY], '2026-11-29T06:30')).toBe('2026-11-29T08:30');
});

import { expect, it } from 'vitest';
import { cardWith } from '../../testing/items.ts';
import { dayWord, nearOf } from './near.ts';

const on = (fechaExacta: string, horaInicio: string | null, horaFin: string | null = null) =>
  cardWith('evento', {
    id: 'e1',
    titulo: 'Peña',
    fechaExacta,
    proximaFecha: fechaExacta,
    horaInicio,
    horaFin,
  });

it.each([
  // The evening before: a date after midnight belongs to it.
  ['2026-11-26T20:00', on('2026-11-26', '21:00'), ['2026-11-26', 'Hoy', null]],
  ['2026-11-26T20:00', on('2026-11-27', '01:00'), ['2026-11-26', 'Hoy', null]],
  ['2026-11-26T23:59', on('2026-11-26', '22:00'), ['2026-11-26', 'Hoy', null]],
  // From midnight to 06:00.
  ['2026-11-27T00:00', on('2026-11-26', '22:00'), ['2026-11-26', null, 'Anoche · sigue']],
  ['2026-11-27T00:59', on('2026-11-27', '01:00'), ['2026-11-27', 'Hoy', 'Esta noche']],
  ['2026-11-27T01:00', on('2026-11-27', '01:00'), ['2026-11-27', 'Hoy', 'Ahora']],
  ['2026-11-27T05:59', on('2026-11-26', '22:00', '06:30'), ['2026-11-26', null, 'Anoche · sigue']],
  ['2026-11-27T02:00', on('2026-11-26', '22:00'), ['2026-11-26', null, null]],
  ['2026-11-27T02:00', on('2026-11-26', null), ['2026-11-26', null, null]],
  ['2026-11-27T02:00', on('2026-11-27', '21:00'), ['2026-11-27', 'Hoy', null]],
  ['2026-11-27T02:00', on('2026-11-28', '01:00'), ['2026-11-27', 'Hoy', null]],
  ['2026-11-27T02:00', on('2026-11-28', '21:00'), ['2026-11-28', 'Mañana', null]],
  // At 06:00 the night is over.
  ['2026-11-27T06:00', on('2026-11-26', '22:00', '06:30'), ['2026-11-26', null, null]],
])('at %s, %j is called %j', (now, evento, [dia, day, night]) => {
  expect(nearOf(evento, now)).toEqual({ dia, day, night });
});

it('a cancelled event is neither on nor to come tonight', () => {
  const off = { ...on('2026-11-27', '01:00'), estado: 'cancelado' as const };
  expect(nearOf(off, '2026-11-27T00:30')?.night).toBeNull();
});

it('an event without a date has no words', () => {
  const undated = { ...on('2026-11-27', '21:00'), fechaExacta: null, proximaFecha: null };
  expect(nearOf(undated, '2026-11-27T00:30')).toBeNull();
});

it('days are the calendar’s', () => {
  const words = ['26', '27', '28', '29'].map((day) => dayWord(`2026-11-${day}`, '2026-11-27T00:30'));
  expect(words).toEqual([null, 'Hoy', 'Mañana', null]);
});

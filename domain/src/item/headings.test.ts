import { expect, it } from 'vitest';
import { cardWith } from '../../testing/items.ts';
import { byHeading, dateHeading } from './headings.ts';

const on = (proximaFecha: string | null, horaInicio: string | null = '21:00') =>
  cardWith('evento', { id: 'e1', titulo: 'Peña', fechaExacta: proximaFecha, proximaFecha, horaInicio });

it.each([
  // A Wednesday at 18:00.
  ['2026-11-25T18:00', '2026-11-25', '17:00', 'Hoy'],
  ['2026-11-25T18:00', '2026-11-25', '21:00', 'Hoy'],
  ['2026-11-25T18:00', '2026-11-26', '00:30', 'Hoy'],
  ['2026-11-25T18:00', '2026-11-26', '06:00', 'Mañana'],
  ['2026-11-25T18:00', '2026-11-27', '21:00', 'Este fin de semana'],
  ['2026-11-25T18:00', '2026-11-30', '05:00', 'Este fin de semana'],
  ['2026-11-25T18:00', '2026-11-30', '06:00', 'Más adelante'],
  ['2026-11-25T18:00', '2026-11-25', '08:00', 'Ya fueron'],
  // Before 06:00 the night goes on; the coming day is the calendar's.
  ['2026-11-26T02:00', '2026-11-25', '23:30', 'Esta noche'],
  ['2026-11-26T02:00', '2026-11-26', '03:00', 'Esta noche'],
  ['2026-11-26T02:00', '2026-11-26', '21:00', 'Hoy'],
  ['2026-11-26T02:00', '2026-11-27', '21:00', 'Este fin de semana'],
  // A Monday.
  ['2026-11-23T12:00', '2026-11-25', '21:00', 'Esta semana'],
  ['2026-11-23T12:00', '2026-11-27', '21:00', 'Este fin de semana'],
  // A Sunday.
  ['2026-11-29T12:00', '2026-11-30', '21:00', 'Mañana'],
  ['2026-11-29T12:00', '2026-12-01', '21:00', 'Más adelante'],
])('at %s a start on %s at %s is headed «%s»', (now, dia, hora, heading) => {
  expect(dateHeading(on(dia, hora), now)).toBe(heading);
});

it('lists undated and past items separately', () => {
  const curso = (id: string, fechaHasta: string) =>
    cardWith('curso', { id, titulo: 'Taller', fechaDesde: '2026-01-01', fechaHasta });
  expect(dateHeading(on(null), '2026-11-25T18:00')).toBe('Sin fecha');
  const parts = byHeading([curso('a', '2026-12-01'), curso('b', '2026-11-24')], '2026-11-25T18:00');
  expect(parts.map(([heading, cards]) => [heading, cards.map(({ id }) => id)])).toEqual([
    ['', ['a']],
    ['Ya fueron', ['b']],
  ]);
});

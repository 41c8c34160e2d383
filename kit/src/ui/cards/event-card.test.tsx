import { render, within } from '@testing-library/react';
import { cardWith } from '@vidriera/domain/testing/items';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { describe, expect, it } from 'vitest';
import { EventCard } from './event-card.tsx';

const EVENTO = cardWith('evento', {
  id: 'e1',
  titulo: 'Noche de jazz',
  usuario: { id: 'u1', username: 'bardelsur', nombre: 'Bar del Sur', imagen: null },
  categoria: 'Musica',
  direccion: 'Estados Unidos 299, San Telmo',
  fechaExacta: '2026-11-26',
  proximaFecha: '2026-11-26',
  horaInicio: '21:00',
});

function show(evento: typeof EVENTO, now = '2026-11-21T12:00') {
  const card = <EventCard item={evento} within="explore" now={now} />;
  const router = createMemoryRouter([{ path: '/', element: card }]);
  return within(render(<RouterProvider router={router} />).container).getByRole('article');
}

describe('EventCard', () => {
  it('links to the detail, and its author to their page', () => {
    const card = show(EVENTO);
    expect(within(card).getByRole('link', { name: 'Noche de jazz' }).getAttribute('href')).toBe(
      '/explore/evento/e1',
    );
    expect(within(card).getByRole('link', { name: 'Bar del Sur' }).getAttribute('href')).toBe('/bardelsur');
  });

  const lines = (card: HTMLElement) =>
    [...card.querySelectorAll('p')].map(({ textContent }) => textContent.trim());

  it('shows the category above the title, hour and price in one line, the place in the next', () => {
    const card = show({ ...EVENTO, precio: 'Desde $ 12.000' });
    expect(card.textContent).toContain('JUE 26 NOV');
    expect(card.textContent).toContain('MúsicaNoche de jazz');
    expect(lines(card)).toEqual(['21:00 Desde $ 12.000', 'San Telmo']);
  });

  it('keeps the line of a missing hour, and ends none on a dot', () => {
    expect(lines(show({ ...EVENTO, horaInicio: null }))).toEqual(['', 'San Telmo']);
  });

  it.each([
    [{ fechaExacta: null, fechaPeriodica: 'Todos los jueves' as const }, 'Todos los jueves'],
    [{ fechaExacta: null, regla: 'FREQ=MONTHLY;BYDAY=1FR' }, 'PRIMERVIEDEL MES'],
    [{ fechaExacta: null, regla: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' }, 'CADA 2 SEMANASJUE26 NOV'],
    [{ fechaExacta: null, fechaPeriodica: null }, 'SIN FECHA'],
    [{ fechaExacta: '2026-11-20' }, 'VIE 20 NOV'],
    [{ fechaExacta: '2026-11-20' }, 'ya fue'],
    [{ fechaExacta: '2026-11-28', horaInicio: '00:30' }, 'VIE 27 NOV'],
    [{ fechaExacta: '2026-11-28', horaInicio: '00:30' }, '00:30 madrugada del 28 · San Telmo'],
  ])('%o says %s', (change, text) => {
    expect(show({ ...EVENTO, ...change }).textContent).toContain(text);
  });

  it.each([
    ['2026-11-24T20:00', 'JUE 26 NOV', false],
    ['2026-11-25T20:00', 'MAÑANA 26 NOV', false],
    ['2026-11-26T20:59', 'HOY 26 NOV', false],
    ['2026-11-26T21:00', 'HOY 26 NOV', true],
    ['2026-11-26T23:59', 'HOY 26 NOV', true],
    ['2026-11-27T00:00', 'JUE 26 NOV', false],
  ])('at %s says %s, and Ahora: %s', (now, tab, on) => {
    const card = show(EVENTO, now);
    expect(card.textContent).toContain(tab);
    expect(card.textContent?.includes('21:00 Ahora')).toBe(on);
  });

  it('weekly, is over after its last day', () => {
    const weekly = {
      ...EVENTO,
      fechaExacta: null,
      fechaPeriodica: 'Todos los jueves' as const,
      fechaHasta: '2026-11-26',
    };
    const stamp = (now: string) => show(weekly, now).querySelector('em')?.textContent;
    expect(stamp('2026-11-26T23:59')).toBeUndefined();
    expect(stamp('2026-11-27T00:00')).toBe('ya fue');
  });

  it('shows Sin nombre for an owner without a username', () => {
    const card = show({ ...EVENTO, usuario: { ...EVENTO.usuario, username: '' } });
    expect(within(card).getByText('Sin nombre')).toBeTruthy();
    expect(within(card).getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    [{ estado: 'cancelado' as const }, 'cancelado', 'JUE 26 NOV'],
    [{ estado: 'pospuesto' as const }, 'pospuesto', 'SIN FECHA'],
    [
      { estado: 'reprogramado' as const, fechaAnterior: '2026-11-19' },
      'reprogramado',
      '19 nov 21:00 San Telmo',
    ],
    [{ agotado: true as const }, 'agotado', 'JUE 26 NOV'],
    [{ estado: 'reprogramado' as const, agotado: true as const }, 'reprogramado · agotado', 'JUE 26 NOV'],
  ])('of %j says %s as a stamp', (state, stamp, words) => {
    const card = show({ ...EVENTO, ...state });
    expect(card.querySelector('em')?.textContent).toBe(stamp);
    expect(card.textContent).toContain(words);
    expect(card.querySelector('s')?.textContent).toBe('fechaAnterior' in state ? '19 nov' : undefined);
  });

  it('cancelled, is neither past nor running', () => {
    const off = { ...EVENTO, estado: 'cancelado' as const };
    expect(show(off, '2026-11-26T21:30').textContent).not.toContain('Ahora');
    expect(show(off, '2026-11-27T12:00').textContent).not.toContain('ya fue');
    expect(show(EVENTO).querySelector('em')).toBeNull();
  });

  it('of several days, shows the current day and the last', () => {
    const card = show({ ...EVENTO, fechaFin: '2026-11-28', horaFin: '23:00' }, '2026-11-27T12:00');
    expect(card.textContent).toContain('HOY 27 NOV');
    expect(card.textContent).toContain('hasta el 28 nov');
  });
});

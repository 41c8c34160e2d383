import { render, screen, within } from '@testing-library/react';
import { eventoCardSchema } from 'domain/item/wire-schema';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import { describe, expect, it } from 'vitest';
import { EventCard } from './event-card.tsx';

const EVENTO = eventoCardSchema.parse({
  tipo: 'evento',
  id: 'e1',
  titulo: 'Noche de jazz',
  descripcion: '',
  imagen: null,
  usuario: { id: 'u1', username: 'bardelsur', nombre: 'Bar del Sur', imagen: null },
  cantLikes: 0,
  categoria: 'Musica',
  direccion: 'Estados Unidos 299',
  modalidad: 'Presencial',
  fechaExacta: '2026-11-26',
  fechaPeriodica: null,
  proximaFecha: '2026-11-26',
  horaInicio: '21:00',
  horaFin: null,
});

function show(evento: typeof EVENTO, today = '2026-11-21') {
  const card = <EventCard item={evento} within="explore" today={today} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />);
  return screen.getByRole('article');
}

describe('EventCard', () => {
  it('leads to the detail, and its author to their page', () => {
    const card = show(EVENTO);
    expect(within(card).getByRole('link', { name: 'Noche de jazz' }).getAttribute('href')).toBe(
      '/explore/evento/e1',
    );
    expect(within(card).getByRole('link', { name: 'Bar del Sur' }).getAttribute('href')).toBe('/bardelsur');
  });

  it('tells the day, the place and the category as people write it', () => {
    const card = show(EVENTO);
    expect(card.textContent).toContain('JUE 26 NOV');
    expect(card.textContent).toContain('Estados Unidos 299 · 21:00 h');
    expect(card.textContent).toContain('Música');
  });

  it.each([
    [{ fechaExacta: null, fechaPeriodica: 'Todos los jueves' as const }, 'TODOS LOS JUEVES'],
    [{ fechaExacta: null, fechaPeriodica: null }, 'SIN FECHA'],
    [{ fechaExacta: '2026-11-20' }, 'YA FUE'],
  ])('%o says %s', (change, text) => {
    expect(show({ ...EVENTO, ...change }).textContent).toContain(text);
  });

  it('says Sin nombre for an owner without a username, who has no page', () => {
    const card = show({ ...EVENTO, usuario: { ...EVENTO.usuario, username: '' } });
    expect(within(card).getByText('Sin nombre')).toBeTruthy();
    expect(within(card).getAllByRole('link')).toHaveLength(1);
  });
});

import { cleanup, render } from '@testing-library/react';
import { cardWith } from '@vidriera/domain/testing/items';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { expect, it } from 'vitest';
import { AgendaCard } from './agenda-card.tsx';

const show = (tipo: 'curso' | 'promo', change: object = {}, now = '2026-11-21T12:00') => {
  const item = cardWith(tipo, { fechaDesde: '2026-11-20', fechaHasta: '2026-11-30', ...change });
  const element = <AgendaCard item={item} now={now} />;
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const card = container.querySelector('article') as HTMLElement;
  cleanup();
  const stamp = card.querySelector('em');
  return { stamp: stamp?.textContent, state: stamp?.dataset.state, look: card.className };
};

it.each([
  ['curso', 'cancelado'],
  ['promo', 'cancelada'],
] as const)(
  'the card of a %s that was called off has the stamp «%s» and looks like what is over',
  (tipo, stamp) => {
    const over = show(tipo, {}, '2026-12-24T12:00');
    expect(show(tipo, { estado: 'cancelado' })).toEqual({ stamp, state: 'cancelado', look: over.look });
    expect([over.stamp, over.state]).toEqual(['ya terminó', 'past']);
    expect(show(tipo).stamp).toBeUndefined();
    expect(show(tipo).look).not.toBe(over.look);
  },
);

it.each([
  ['curso', 'agotado'],
  ['promo', 'agotada'],
] as const)('the card of a sold-out %s has the stamp «%s», and looks like one to come', (tipo, stamp) => {
  expect(show(tipo, { agotado: true })).toEqual({ stamp, state: 'agotado', look: show(tipo).look });
});

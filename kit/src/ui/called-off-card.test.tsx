import { cleanup, render } from '@testing-library/react';
import { cardWith } from '@vidriera/domain/testing/items';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { expect, it } from 'vitest';
import { AgendaCard } from './agenda-card.tsx';

const show = (tipo: 'curso' | 'promo', estado?: 'cancelado', now = '2026-11-21T12:00') => {
  const item = cardWith(tipo, { fechaDesde: '2026-11-20', fechaHasta: '2026-11-30', estado });
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
    const over = show(tipo, undefined, '2026-12-24T12:00');
    expect(show(tipo, 'cancelado')).toEqual({ stamp, state: 'cancelado', look: over.look });
    expect([over.stamp, over.state]).toEqual(['ya terminó', 'past']);
    expect(show(tipo).stamp).toBeUndefined();
    expect(show(tipo).look).not.toBe(over.look);
  },
);

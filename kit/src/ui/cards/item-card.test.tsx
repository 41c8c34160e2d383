import { render, screen } from '@testing-library/react';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { cardWith } from '@vidriera/domain/testing/items';
import { TIPOS } from '@vidriera/domain/values/ids';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { describe, expect, it } from 'vitest';
import { ItemCard } from './item-card.tsx';

const NOW = '2026-11-21T12:00';
const NOTHING = { titulo: 'x', usuario: { id: 'u1', username: '', nombre: '', imagen: null } };
const ITEMS = TIPOS.map((tipo) => cardWith(tipo, NOTHING));

function show(item: Card) {
  const router = createMemoryRouter([
    { path: '/', element: <ItemCard item={item} now={NOW} within="plain" /> },
  ]);
  return render(<RouterProvider router={router} />).container;
}

describe.each(ITEMS)('a card of a $tipo', (item) => {
  it('renders with every optional field empty', () => {
    const card = show(item);
    expect(screen.getByRole('heading', { name: 'x' })).toBeTruthy();
    expect(card.textContent).not.toMatch(/null|undefined|NaN|Invalid/);
    if (item.tipo !== 'link') expect(card.textContent).toContain(messages.general.nameless);
  });

  it.each(['🎉🎊', 'שלום עולם', 'مرحبا بالعالم', '<img src=x onerror=alert(1)>', 'W'.repeat(120)])(
    'shows %s as text',
    (titulo) => {
      const usuario = { ...item.usuario, username: 'ana', nombre: titulo };
      const card = show({ ...item, titulo, usuario } as Card);
      expect(screen.getByRole('heading', { name: titulo })).toBeTruthy();
      expect(card.querySelector('img')).toBeNull();
    },
  );

  it('links to no unsafe address', () => {
    const card = show({ ...item, enlace: 'javascript:alert(1)' } as Card);
    for (const { protocol } of card.querySelectorAll('a')) expect(protocol).not.toBe('javascript:');
  });
});

it.each(ITEMS.filter(({ tipo }) => tipo !== 'link'))(
  'of a $tipo says when it is on, so no ring does',
  (item) => {
    const lit = { ...item.usuario, prendidaHasta: '2026-11-22T06:00' };
    expect(show({ ...item, usuario: lit }).querySelector('[class*="lit"]')).toBeNull();
  },
);

import { cleanup, render } from '@testing-library/react';
import { cardOf } from '@vidriera/domain/item/public-item';
import { undrawnFields } from '@vidriera/domain/testing/items';
import { TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { expect, it } from 'vitest';
import { ItemCard } from './item-card.tsx';

const around = {
  id: 'i1',
  usuario: { id: uidSchema.parse('u1'), username: 'ana', nombre: 'Ana', imagen: null },
  now: new Date('2026-11-20T15:00:00Z'),
};
const base = { titulo: 'Milonga', cantLikes: 0 };

function shownOf(tipo: Tipo, stored: Record<string, unknown>): string {
  const item = { ...stored, ...base } as unknown as Parameters<typeof cardOf<Tipo>>[1];
  const element = <ItemCard item={cardOf(tipo, item, around)} now="2026-11-20T12:00" within="plain" />;
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const shown = container.innerHTML;
  cleanup();
  return shown;
}

/** Card fields that the API sends for other purposes. */
const NOT_DRAWN: Partial<Record<Tipo, string[]>> = {
  // drawn for visitors of a profile: public-link.test.tsx
  link: ['reproductor', 'reproductorId'],
  // drawn with its dates: event-card.test.tsx; the end of a repeating event, and dates that are off
  evento: ['regla', 'fechaHasta', 'excepciones'],
  // for filtering lists, and for the detail that opens from the card
  curso: ['tituloCategoria', 'nombreProfe', 'licenciatura'],
};

it.each(TIPOS)('a %s’s card shows each field of the table', (tipo) => {
  const unseen = undrawnFields(
    tipo,
    ({ shown }) => shown === 'card',
    (stored) => shownOf(tipo, stored),
  );
  expect(unseen, 'draw each on its card in kit/src/ui, or add it to NOT_DRAWN').toEqual(
    NOT_DRAWN[tipo] ?? [],
  );
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { FoundCard } from './own-card.ts';
import { OwnList } from './own-list.tsx';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));

const usuario = { id: 'ana', username: 'ana', nombre: 'Ana', imagen: null };
const card = (titulo: string, createdAt: number) =>
  ({
    tipo: 'link',
    id: titulo.toLowerCase(),
    titulo,
    usuario,
    imagen: null,
    cantLikes: 0,
    enlace: 'https://ejemplo.com',
    descripcion: '',
    categoria: null,
    own: { text: titulo.toLowerCase(), states: [], createdAt, version: '1' },
  }) as unknown as FoundCard;
const NAMES = ['Carta', 'Fotos', 'Mapa', 'Notas', 'Radio', 'Salón', 'Tienda', 'Video'];

it('a deleted item stays away when the list is ordered or searched', async () => {
  const deleted: Record<string, () => void> = {};
  const element = (
    <OwnList
      tab="links"
      tipo="link"
      cards={NAMES.map(card)}
      now="2026-11-21T12:00"
      menu={({ titulo }, onDeleted) => {
        deleted[titulo] = onDeleted;
        return null;
      }}
      onChange={() => undefined}
      action={null}
    />
  );
  // happy-dom lacks the element.
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles()).toEqual(NAMES);
  expect(error.mock.calls.flat().join()).toContain('The tag <%s> is unrecognized');
  error.mockRestore();
  act(() => deleted.Mapa?.());
  const left = NAMES.filter((name) => name !== 'Mapa');
  expect(titles()).toEqual(left);
  fireEvent.change(screen.getByLabelText('Orden'), { target: { value: 'newest' } });
  expect(titles()).toEqual(left.toReversed());
  fireEvent.change(screen.getByLabelText('Buscar en tu lista'), { target: { value: 'a' } });
  expect(titles()).not.toContain('Mapa');
  const search = screen.getByRole('button', { name: 'Buscar' });
  fireEvent.click(search);
  fireEvent.click(search);
  expect(titles(), 'fields that are closed filter nothing').toEqual(left);
});

it('what can be done with several comes with the first tick', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined); // as above
  const element = (
    <OwnList
      tab="links"
      tipo="link"
      cards={NAMES.map(card)}
      now="2026-11-21T12:00"
      action={null}
      menu={() => null}
      onChange={() => undefined}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  error.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Elegir' }));
  expect(screen.queryByRole('button', { name: 'Ocultar' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir Mapa' }));
  expect(screen.getByText('1 elegido')).toBeDefined();
  const names = ['Ocultar', 'Mostrar', 'Copiar', 'Eliminar'];
  expect(names.map((name) => screen.getByRole('button', { name }).hasAttribute('disabled'))).not.toContain(
    true,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir Mapa' }));
  expect(screen.queryByRole('button', { name: 'Ocultar' })).toBeNull();
});

const MANY = Array.from({ length: 60 }, (_, n) => card(`Link ${n}`, n));
let reread: (cards: FoundCard[]) => void;

/** A list that is read again. */
function Reread() {
  const [cards, setCards] = useState(MANY);
  reread = setCards;
  return (
    <OwnList
      tab="links"
      tipo="link"
      cards={cards}
      now="2026-11-21T12:00"
      menu={() => null}
      onChange={() => undefined}
      action={null}
    />
  );
}

it('a change further down leaves as many items in sight', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // as above
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Reread /> }])} />);
  const count = () => screen.getAllByRole('heading').length;
  const first = count();
  fireEvent.click(screen.getByRole('link', { name: /Ver más/ }));
  await waitFor(() => expect(count()).toBe(2 * first));
  act(() => reread(MANY.map((one) => ({ ...one }))));
  expect(count()).toBe(2 * first);
  fireEvent.change(screen.getByLabelText('Orden'), { target: { value: 'newest' } });
  expect(count(), 'another order begins anew').toBe(first);
});

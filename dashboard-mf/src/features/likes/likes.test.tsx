import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { detailWith } from '@vidriera/domain/testing/items';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { myLikes } from '@vidriera/kit/requests/likes';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, evento, link, promo } from '../../testing/api.ts';
import Likes from './likes.tsx';
import { load as loadLikes } from './load.ts';

vi.mock('@vidriera/kit/requests/likes', () => ({ myLikes: vi.fn() }));
vi.mock('@vidriera/kit/data/use-like', () => ({
  useLike: () => ({ ready: true, isLiked: true, toggle: vi.fn() }),
}));

const detail = (card: CardOf<TipoAgenda>) => detailWith(card.tipo, card);

function open(address = '/likes') {
  const router = createMemoryRouter(
    [
      {
        path: '/likes',
        element: <WithData of={Likes} />,
        loader: loadLikes,
        hydrateFallbackElement: <p>…</p>,
      },
    ],
    {
      initialEntries: [address],
    },
  );
  render(<RouterProvider router={router} />);
}

describe('/likes', () => {
  beforeEach(() => {
    vi.mocked(myLikes).mockResolvedValue({
      evento: ['e1', 'borrado'],
      curso: [],
      promo: ['p1'],
      link: ['l1'],
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('shows likes by kind, without deleted items', async () => {
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === '/api/items/evento/e1') return Response.json(detail(evento('Milonga')));
      if (address === '/api/items/promo/p1') return Response.json(detail(promo('2×1')));
      return Response.json(
        { error: { code: 'not-found', message: 'No está.', fields: [] } },
        { status: 404 },
      );
    });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Likes del usuario' })).toBeDefined();
    expect(await screen.findByRole('heading', { level: 2, name: 'Milonga' })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: 'Promos' }));
    expect(await screen.findByRole('heading', { level: 2, name: '2×1' })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Cursos' }));
    expect(await screen.findByText('Todavía no te gustó ningún curso.')).toBeDefined();
  });

  it('shows liked links, and past items under a heading', async () => {
    vi.mocked(myLikes).mockResolvedValue({ evento: ['viejo', 'nuevo'], curso: [], promo: [], link: ['l1'] });
    api({
      '/api/items/evento/viejo': detail({ ...evento('Peña'), fechaExacta: '2020-03-01' }),
      '/api/items/evento/nuevo': detail(evento('Milonga')),
      '/api/items/link/l1': link('La carta'),
    });
    open();
    const finished = await screen.findByRole('region', { name: 'Ya terminaron' });
    expect(within(finished).getByRole('heading', { level: 3, name: 'Peña' })).toBeDefined();
    expect(within(finished).queryByText('Milonga')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Links' }));
    expect(await screen.findByRole('link', { name: 'La carta' })).toBeDefined();
  });

  it('reports any failure, and retries', async () => {
    vi.mocked(myLikes).mockRejectedValueOnce(new Failure('no-connection', 'No hay conexión.'));
    api({ '/api/items/evento/e1': detail(evento('Milonga')) });
    open();
    expect(await screen.findByText('No se pudieron cargar los datos.')).toBeDefined();
    vi.mocked(myLikes).mockResolvedValue({ evento: ['e1'], curso: [], promo: [], link: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Milonga' })).toBeDefined());
  });
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, curso, evento, promo } from '../../testing/api.ts';
import List from './list.tsx';
import { loadList } from './load.ts';

vi.mock('@vidriera/kit/data/use-like', () => ({
  useLike: () => ({ ready: true, isLiked: false, toggle: vi.fn() }),
}));

function open(tipo: TipoAgenda, address: string) {
  const router = createMemoryRouter(
    [
      {
        path: `/${tipo}s`,
        element: <WithData of={List} />,
        loader: loadList(tipo),
        hydrateFallbackElement: <p>…</p>,
      },
    ],
    {
      initialEntries: [address],
    },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const titulos = () =>
  [...document.querySelectorAll('article :is(h2, h3)')].map(({ textContent }) => textContent);

describe('the lists', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('show three skeletons under the chosen category while it loads, then its cards', async () => {
    api({ '/api/explore?tipo=curso': { items: [curso('Telar')], cursor: null } });
    open('curso', '/cursos');
    await screen.findByRole('heading', { level: 2, name: 'Telar' });
    let answer: (response: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
    fireEvent.click(screen.getByRole('link', { name: 'Música' }));
    const loading = await screen.findByRole('status');
    expect(loading.querySelectorAll('li')).toHaveLength(3);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Música');
    answer(Response.json({ items: [curso('Cerámica')], cursor: null }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Cerámica' })).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('filter by a category in the address, and show all when it is pressed again', async () => {
    const requests = api({
      '/api/explore?tipo=evento': { items: [evento('Milonga'), evento('Feria')], cursor: null },
      '/api/explore?tipo=evento&categoria=Musica': { items: [evento('Milonga')], cursor: null },
    });
    const router = open('evento', '/eventos');
    await screen.findByRole('heading', { level: 3, name: 'Feria' });
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Todas');
    fireEvent.click(screen.getByRole('link', { name: 'Música' }));
    await waitFor(() => expect(titulos()).toEqual(['Milonga']));
    expect(router.state.location.search).toBe('?categoria=Musica');
    fireEvent.click(screen.getByRole('link', { name: 'Música' }));
    await waitFor(() => expect(titulos()).toEqual(['Milonga', 'Feria']));
    expect(router.state.location.search).toBe('');
    expect(requests).toHaveLength(2);
  });

  it('lead back from a category to the list before it', async () => {
    api({
      '/api/explore?tipo=evento': { items: [evento('Milonga'), evento('Feria')], cursor: null },
      '/api/explore?tipo=evento&categoria=Musica': { items: [evento('Milonga')], cursor: null },
    });
    const router = open('evento', '/eventos');
    fireEvent.click(await screen.findByRole('link', { name: 'Música' }));
    await waitFor(() => expect(titulos()).toEqual(['Milonga']));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(titulos()).toEqual(['Milonga', 'Feria']));
    expect(router.state.location.pathname + router.state.location.search).toBe('/eventos');
  });

  it('group by today, tomorrow and the weekend, with past items apart', async () => {
    vi.setSystemTime(new Date('2026-11-25T18:00:00-03:00'));
    const on = (titulo: string, proximaFecha: string | null) => ({
      ...evento(titulo),
      fechaExacta: proximaFecha,
      fechaPeriodica: null,
      proximaFecha,
      horaInicio: '21:00',
    });
    const items = [
      on('Peña', '2026-11-25'),
      on('Jazz', '2026-11-27'),
      on('Feria', null),
      on('Ayer', '2026-11-24'),
    ];
    api({ '/api/explore?tipo=evento': { items, cursor: null } });
    open('evento', '/eventos');
    await screen.findByRole('heading', { name: 'Feria' });
    vi.useRealTimers();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    const parts = ['Hoy', 'Peña', 'Este fin de semana', 'Jazz', 'Sin fecha', 'Feria', 'Ya fueron', 'Ayer'];
    expect(headings.slice(1)).toEqual(parts);
  });

  it('treat an unknown category as all', async () => {
    const requests = api({ '/api/explore?tipo=evento': { items: [evento('Feria')], cursor: null } });
    open('evento', '/eventos?categoria=Pesca');
    await screen.findByRole('heading', { level: 3, name: 'Feria' });
    expect(requests).toEqual(['/api/explore?tipo=evento']);
  });

  it.each([
    ['evento', 'No hay eventos para mostrar.'],
    ['promo', 'No hay promociones para mostrar.'],
    ['curso', 'No hay cursos para mostrar.'],
  ] as const)('say that there is no %s', async (tipo, text) => {
    api({ [`/api/explore?tipo=${tipo}`]: { items: [], cursor: null } });
    open(tipo, `/${tipo}s`);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it.each([
    ['evento', 'No se pudieron cargar los eventos.'],
    ['promo', 'No se pudieron cargar las promos.'],
    ['curso', 'No se pudieron cargar los cursos.'],
  ] as const)('say in the exact words that %s could not be loaded, and try again', async (tipo, text) => {
    const responses: Record<string, unknown> = {};
    api(responses);
    open(tipo, `/${tipo}s`);
    expect(await screen.findByText(text)).toBeDefined();
    responses[`/api/explore?tipo=${tipo}`] = { items: [], cursor: null };
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it('grow by pages, keep the list after a failed page, and show each item once', async () => {
    const responses: Record<string, unknown> = {
      '/api/explore?tipo=promo': { items: [promo('Uno'), promo('Dos')], cursor: 'c1' },
    };
    api(responses);
    open('promo', '/promos');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver más' }));
    expect(await screen.findByText('No se pudieron cargar los datos.')).toBeDefined();
    expect(titulos()).toEqual(['Uno', 'Dos']);
    responses['/api/explore?tipo=promo&cursor=c1'] = { items: [promo('Dos'), promo('Tres')], cursor: null };
    fireEvent.click(screen.getByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(titulos()).toEqual(['Uno', 'Dos', 'Tres']));
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });
});

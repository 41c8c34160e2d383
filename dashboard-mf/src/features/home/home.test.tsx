import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { detailWith } from '@vidriera/domain/testing/items';
import { addDays, type Dia } from '@vidriera/domain/values/fecha';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { type Likes, myLikes } from '@vidriera/kit/requests/likes';
import { confirmItem } from '@vidriera/kit/requests/publish';
import { listUnchangedWeekly } from '@vidriera/kit/requests/read';
import { now } from '@vidriera/kit/words/format';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { type SessionUser, useUser } from '@vidriera/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, curso, evento, promo } from '../../testing/api.ts';
import { noticeOf } from '../../testing/notice.ts';
import Home from './home.tsx';
import { load as loadHome } from './load.ts';

vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  useUser: vi.fn(),
}));
vi.mock('@vidriera/kit/requests/read', () => ({ listUnchangedWeekly: vi.fn() }));
vi.mock('@vidriera/kit/requests/publish', () => ({ confirmItem: vi.fn() }));
vi.mock('./use-own-window.ts', () => ({ useOwnWindow: () => null }));
vi.mock('@vidriera/kit/requests/likes', () => ({ myLikes: vi.fn() }));
const notices = vi.hoisted((): unknown[] => []);
const news = vi.hoisted((): unknown[] => []);
const read = vi.hoisted((): unknown[] => []);
vi.mock('@vidriera/kit/requests/callable', () => ({
  call: async (_name: string, input: { what: string }) => {
    if (input.what === 'read') read.push(input);
    return input.what === 'mine'
      ? { what: 'mine', parties: [], notices, promoNotices: [] }
      : { what: 'news', items: news, at: 7 };
  },
}));
vi.mock('@vidriera/kit/data/use-like', () => ({
  useLike: () => ({ ready: true, isLiked: false, toggle: vi.fn() }),
}));

const session = (role: string, blocked: string[] = []) =>
  vi
    .mocked(useUser)
    .mockReturnValue({ uid: 'u1', username: 'ana', displayName: 'Ana Ruiz', role, blocked } as never);

function open(role: SessionUser['role'] = 'creador', blocked: string[] = []) {
  session(role ?? '', blocked);
  const router = createMemoryRouter(
    [
      { path: '/all', element: <WithData of={Home} />, loader: loadHome, hydrateFallbackElement: <p>…</p> },
      { path: '/editar-post/evento/:id', element: <p>editar</p> },
    ],
    { initialEntries: ['/all'] },
  );
  render(<RouterProvider router={router} />);
}

describe('/all', () => {
  beforeEach(() => {
    vi.mocked(listUnchangedWeekly).mockReset().mockResolvedValue([]);
    vi.mocked(myLikes)
      .mockReset()
      .mockResolvedValue({ evento: [], curso: [], promo: [] } as unknown as Likes);
  });
  afterEach(() => {
    // Before the network is real again: late parts would ask it.
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('greets by name, and shows events, promos and courses', async () => {
    api({
      '/api/explore?tipo=evento&limit=48': { items: [evento('Milonga')], cursor: null },
      '/api/explore?tipo=promo&limit=8': { items: [promo('2×1')], cursor: null },
      '/api/explore?tipo=curso&limit=8': { items: [curso('Cerámica')], cursor: null },
    });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Ana Ruiz' })).toBeDefined();
    for (const titulo of ['Milonga', '2×1', 'Cerámica']) {
      expect(await screen.findByRole('heading', { level: 3, name: titulo })).toBeDefined();
    }
  });

  it('shows the news of those followed, and marks them as read until the answer’s time', async () => {
    api({});
    news.push(
      { card: evento('Peña'), at: 5, isUnread: true },
      { card: promo('2×1'), at: 4, isUnread: false },
    );
    open();
    const part = within(await screen.findByRole('region', { name: 'Lo nuevo de quienes seguís' }));
    expect(part.getByText('1 sin ver')).toBeDefined();
    expect(part.getAllByRole('img', { name: 'Sin ver' })).toHaveLength(1);
    expect(part.getByRole('link', { name: '2×1' })).toBeDefined();
    await waitFor(() => expect(read).toEqual([{ what: 'read', until: 7 }]));
    news.length = 0;
  });

  it('leaves out what blocked people publish', async () => {
    const of = (titulo: string, id: string) => {
      const card = evento(titulo);
      return { ...card, usuario: { ...card.usuario, id } };
    };
    const items = [of('Milonga', 'otra'), of('Peña', 'bloqueada')];
    api({ '/api/explore?tipo=evento&limit=48': { items, cursor: null } });
    open('creador', ['bloqueada']);
    expect(await screen.findByRole('heading', { level: 3, name: 'Milonga' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Peña' })).toBeNull();
  });

  it('leaves out items called off', async () => {
    const off = <T extends object>(card: T) => ({ ...card, estado: 'cancelado' });
    api({
      '/api/explore?tipo=evento&limit=48': { items: [evento('Milonga'), off(evento('Peña'))], cursor: null },
      '/api/explore?tipo=promo&limit=8': { items: [promo('2×1'), off(promo('3×2'))], cursor: null },
      '/api/explore?tipo=curso&limit=8': { items: [curso('Cerámica'), off(curso('Telar'))], cursor: null },
    });
    open();
    for (const titulo of ['Milonga', '2×1', 'Cerámica'])
      expect(await screen.findByRole('heading', { level: 3, name: titulo })).toBeDefined();
    for (const titulo of ['Peña', '3×2', 'Telar'])
      expect(screen.queryByRole('heading', { name: titulo })).toBeNull();
  });

  it('starts with today’s events, each item once', async () => {
    vi.setSystemTime(new Date('2026-11-25T18:00:00-03:00'));
    const today = agendaDay(now());
    const on = (titulo: string, dia: Dia) => ({ ...evento(titulo), fechaExacta: dia, proximaFecha: dia });
    const items = [on('Milonga', today), on('Yoga', addDays(today, 1))];
    api({ '/api/explore?tipo=evento&limit=48': { items, cursor: null } });
    open();
    const strip = async (name: string) => within(await screen.findByRole('region', { name }));
    const titles = async (name: string) =>
      (await (await strip(name)).findAllByRole('heading', { level: 3 })).map(
        ({ textContent }) => textContent,
      );
    expect([await titles('Hoy'), await titles('Lo que viene')]).toEqual([['Milonga'], ['Yoga']]);
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual(['Hoy en tu vidriera', 'Hoy']);
  });

  it('shows changes of liked items only', async () => {
    vi.mocked(myLikes).mockResolvedValue({
      evento: ['e2', 'e9', 'e1'],
      curso: ['c1', 'e3'],
      promo: ['p1'],
    } as unknown as Likes);
    const detail = (id: string, overrides: object) =>
      detailWith('evento', { id, titulo: `Peña ${id}`, ...overrides });
    api({
      '/api/explore?tipo=evento&limit=48': { items: [], cursor: null },
      '/api/agenda/cambios': { ids: ['e1', 'e2', 'e3'], cursos: ['c1'], promos: ['p2'] },
      '/api/items/evento/e1': detail('e1', { estado: 'cancelado', aviso: 'Por la lluvia.' }),
      '/api/items/evento/e2': detail('e2', { agotado: true }),
      '/api/items/curso/c1': detailWith('curso', {
        id: 'c1',
        titulo: 'Telar',
        estado: 'cancelado',
        aviso: 'Se fue el profe.',
      }),
    });
    open('personal');
    const changes = within(await screen.findByRole('region', { name: 'Cambió algo que te gusta' }));
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Peña e2Entradas agotadas.',
      'Peña e1Se canceló. Por la lluvia.',
      'TelarSe canceló. Se fue el profe.',
    ]);
    expect(changes.getByRole('link', { name: 'Peña e1' }).getAttribute('href')).toBe('/eventos/e1');
  });

  it('shows no change that a notice tells', async () => {
    notices.push(noticeOf({ kind: 'cancelled' }));
    vi.mocked(myLikes).mockResolvedValue({ evento: ['e1', 'e2'], curso: [], promo: [] } as unknown as Likes);
    const detail = (id: string) => detailWith('evento', { id, titulo: `Peña ${id}`, estado: 'cancelado' });
    api({
      '/api/explore?tipo=evento&limit=48': { items: [], cursor: null },
      '/api/agenda/cambios': { ids: ['e1', 'e2'], cursos: [], promos: [] },
      '/api/items/evento/e1': detail('e1'),
      '/api/items/evento/e2': detail('e2'),
    });
    open('personal');
    const changes = within(await screen.findByRole('region', { name: 'Cambió algo que te gusta' }));
    expect(changes.getAllByRole('listitem')).toHaveLength(1);
    expect(changes.getByRole('link', { name: 'Peña e2' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Novedades' }).textContent).toContain('Se canceló «Peña»');
    notices.length = 0;
  });

  it('shows nothing without changes, or after a failure', async () => {
    vi.mocked(myLikes).mockRejectedValue(new Failure('no-connection', 'Sin conexión.'));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    api({ '/api/agenda/cambios': { ids: ['e1'], cursos: [], promos: [] } });
    open('personal');
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.queryByText('Cambió algo que te gusta')).toBeNull();
    warn.mockRestore();
  });

  const weekly = (id: string, titulo: string) =>
    ({ id, tipo: 'evento', version: '7.0', titulo, fechaPeriodica: 'Todos los jueves' }) as never;

  it('asks its questions below the upcoming items', async () => {
    const empty = { items: [], cursor: null, ids: [], cursos: [], promos: [] };
    vi.stubGlobal('fetch', async () => Response.json(empty));
    vi.mocked(listUnchangedWeekly).mockResolvedValue([weekly('e1', 'Milonga')]);
    open();
    await screen.findByRole('region', { name: '¿Sigue «Milonga»?' });
    const names = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    // The own window is first.
    expect(names.slice(1)).toEqual(['Lo que viene', undefined, 'Promos', 'Cursos']);
    expect(screen.getByText('No hay eventos para mostrar.')).toBeDefined();
  });

  it('one section fails alone with its message, and can be retried', async () => {
    const responses: Record<string, unknown> = {
      '/api/explore?tipo=evento&limit=48': { items: [], cursor: null },
      '/api/explore?tipo=curso&limit=8': { items: [], cursor: null },
    };
    api(responses);
    open();
    expect(await screen.findByText('No se pudieron cargar las promos.')).toBeDefined();
    expect(await screen.findByText('No hay eventos para mostrar.')).toBeDefined();
    expect(await screen.findByText('No hay cursos para mostrar.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Hoy' })).toBeNull();
    responses['/api/explore?tipo=promo&limit=8'] = { items: [], cursor: null };
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No hay promos para mostrar.')).toBeDefined();
  });

  it('asks a creator about unchanged weekly events, one after another', async () => {
    api({});
    vi.mocked(listUnchangedWeekly).mockResolvedValue([weekly('e1', 'Milonga'), weekly('e2', 'Yoga')]);
    open();
    expect(await screen.findByRole('region', { name: '¿Sigue «Milonga»?' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Cambiar o terminar' }).getAttribute('href')).toBe(
      '/editar-post/evento/e1',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sí, sigue' }));
    expect(await screen.findByRole('region', { name: '¿Sigue «Yoga»?' })).toBeDefined();
    expect(confirmItem).toHaveBeenCalledExactlyOnceWith('evento', 'e1', { version: '7.0' });
    expect(screen.getByText('Anotado: «Milonga» sigue.')).toBeDefined();
  });

  it('reports a failed answer, and keeps asking', async () => {
    api({});
    vi.mocked(listUnchangedWeekly).mockResolvedValue([weekly('e1', 'Milonga')]);
    vi.mocked(confirmItem).mockRejectedValueOnce(new Failure('missing', 'Ya no está.'));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Sí, sigue' }));
    expect(await screen.findByText('Ya no está.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sí, sigue' })).toHaveProperty('disabled', false);
  });

  it('asks nothing after a failure, or of other people', async () => {
    api({});
    vi.mocked(listUnchangedWeekly).mockRejectedValue(new Failure('no-connection', 'Sin conexión.'));
    open();
    await waitFor(() => expect(listUnchangedWeekly).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/¿Sigue/)).toBeNull();
    open('personal');
    await waitFor(() => expect(myLikes).toHaveBeenCalledTimes(2)); // the own parts are rendered too
    expect(listUnchangedWeekly).toHaveBeenCalledTimes(1);
  });
});

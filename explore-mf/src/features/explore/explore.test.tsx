import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { messages } from 'domain/messages/messages';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import { forgetWanted, wantedText } from 'kit/wanted-like';
import { WithData } from 'kit/with-data';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Explore from './explore.tsx';
import { loadExplore } from './load.ts';
import { onAddressChange } from './on-address-change.ts';

vi.mock('kit/session', () => ({ useUser: () => null, sessionHint: () => null }));

const evento = (id: string, titulo: string) => ({
  tipo: 'evento',
  id,
  titulo,
  descripcion: '',
  imagen: null,
  usuario: { id: 'u1', username: 'bardelsur', nombre: 'Bar del Sur', imagen: null },
  cantLikes: 0,
  categoria: 'Musica',
  direccion: 'Defensa 1344',
  modalidad: 'Presencial',
  fechaExacta: null,
  fechaPeriodica: 'Todos los jueves',
  proximaFecha: null,
  horaInicio: null,
  horaFin: null,
});
const page = (items: unknown[] = [], cursor: string | null = null) => ({ items, cursor });

type Answer = unknown | { status: number };
/** What the API answers to a request, by its parameters; each may be a promise. */
let api: (params: URLSearchParams, signal: AbortSignal | null | undefined) => Promise<Answer> | Answer;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { searchParams } = new URL(address, 'http://x');
    asked.push(address);
    const answer = await api(searchParams, init?.signal);
    init?.signal?.throwIfAborted();
    const failed = typeof answer === 'object' && answer !== null && 'status' in answer;
    const status = failed ? Number(answer.status) : 200;
    const body = failed ? { error: { code: 'internal', message: 'x' } } : answer;
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(address = '/explore') {
  const router = createMemoryRouter(
    [
      {
        path: '/explore',
        element: <WithData of={Explore} />,
        loader: loadExplore,
        shouldRevalidate: onAddressChange,
        hydrateFallbackElement: <p>…</p>,
      },
      { path: '/login', element: <p>login</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return router;
}

describe('/explore', () => {
  it('asks for the three kinds with what the address says, and nothing it can not be', async () => {
    api = () => page();
    await open('/explore?q=%20jazz%20&categoria=Musica&fecha=nunca');
    const asks = asked.map((address) => new URL(address, 'http://x').searchParams);
    expect(asks.map((params) => params.get('tipo')).sort()).toEqual(['curso', 'evento', 'promo']);
    for (const params of asks) {
      expect(params.get('q')).toBe('jazz');
      expect(params.get('categoria')).toBe('Musica');
      expect(params.has('fecha')).toBe(false);
    }
  });

  it('says in the catalogue’s words that a search found nothing, and leads back to everything', async () => {
    api = () => page();
    await open('/explore?q=zzz');
    expect(screen.getByText(messages.list.noResults)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Sin resultados para «zzz»' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver toda la agenda' }).getAttribute('href')).toBe('/explore');
  });

  describe('without filters', () => {
    /** Events of this weekend, and those of other days. */
    const events = (weekend: Answer, others: Answer) => {
      api = (params) => {
        if (params.get('tipo') !== 'evento') return page();
        return params.get('fecha') === 'finde'
          ? weekend
          : params.get('fecha') === 'no-finde'
            ? others
            : page();
      };
    };
    const six = Array.from({ length: 6 }, (_, index) => evento(`x${index}`, `Jazz ${index}`));

    it('opens with this weekend, and the days beneath are others', async () => {
      events(page([evento('e1', 'Jazz')]), page([evento('e2', 'Peña'), ...six.slice(1, 5)], 'c1'));
      await open();
      const weekend = screen.getByRole('region', { name: 'Este fin de semana' });
      const link = within(weekend).getByRole('link', { name: 'Jazz' });
      expect(link.getAttribute('href')).toBe('/explore/evento/e1');
      expect(screen.queryByRole('link', { name: 'Ver todo el finde' })).toBeNull();
      const others = screen.getByRole('region', { name: 'Más eventos' });
      expect(within(others).getByRole('link', { name: 'Peña' })).toBeTruthy();
      fireEvent.click(screen.getByRole('link', { name: 'Ver más eventos' }));
      await waitFor(() =>
        expect(asked).toContain('/api/explore?tipo=evento&fecha=no-finde&cursor=c1&limit=8'),
      );
      await waitFor(() => expect(screen.queryByText('Cargando...')).toBeNull());
    });

    it('leads to the whole weekend where it shows its first events', async () => {
      events(page(six, 'c1'), page());
      await open();
      const weekend = screen.getByRole('region', { name: 'Este fin de semana' });
      expect(within(weekend).getAllByRole('article')).toHaveLength(5);
      const link = within(weekend).getByRole('link', { name: 'Ver todo el finde' });
      expect(link.getAttribute('href')).toBe('/explore?fecha=finde#agenda');
      expect(screen.queryByText(messages.list.empty.evento)).toBeNull();
      expect(screen.getByText(messages.list.empty.promo)).toBeTruthy();
    });

    it('says that the weekend could not be had, rather than leave it out', async () => {
      events({ status: 500 }, page([evento('e2', 'Peña')]));
      await open();
      const weekend = screen.getByRole('region', { name: 'Este fin de semana' });
      expect(within(weekend).getByText(messages.list.notLoaded.evento)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Peña' })).toBeTruthy();
    });

    it('says of each kind that there is none', async () => {
      events(page(), page([evento('e2', 'Peña')]));
      await open();
      expect(screen.getByRole('region', { name: 'Eventos' })).toBeTruthy();
      expect(screen.getByText(messages.list.empty.promo)).toBeTruthy();
      expect(screen.getByText(messages.list.empty.curso)).toBeTruthy();
    });
  });

  it('says how many were found of what, and lets each filter go by itself', async () => {
    api = (params) => (params.get('tipo') === 'evento' ? page([evento('e1', 'Jazz')]) : page());
    await open('/explore?q=jazz&categoria=Musica&fecha=finde');
    const words = '1 resultado para «jazz» en Música este fin de semana';
    const status = screen.getByRole('heading', { name: words }).closest('[role=status]');
    expect(status).toBeTruthy();
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to('Quitar «jazz»')).toBe('/explore?categoria=Musica&fecha=finde#agenda');
    expect(to('Quitar Música')).toBe('/explore?q=jazz&fecha=finde#agenda');
    expect(to('Quitar Este fin de semana')).toBe('/explore?q=jazz&categoria=Musica#agenda');
    expect(to('Borrar filtros')).toBe('/explore#agenda');
    fireEvent.click(screen.getByRole('link', { name: 'Quitar Música' }));
    expect(document.activeElement, 'the focus does not go with the link').toBe(
      document.getElementById('agenda'),
    );
    await screen.findByRole('heading', { name: '1 resultado para «jazz» este fin de semana' });
    fireEvent.click(screen.getByRole('link', { name: 'Quitar Este fin de semana' }));
    await screen.findByRole('heading', { name: '1 resultado para «jazz»' });
    expect(screen.queryByRole('link', { name: 'Borrar filtros' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Quitar «jazz»' }));
    await waitFor(() => expect(status?.textContent).toBe(''));
    expect(status?.isConnected, 'it stands there before it speaks again').toBe(true);
  });

  it('leaves out sections without a match while another has some', async () => {
    api = (params) => {
      if (params.get('tipo') !== 'curso') return page();
      return params.get('cursor') ? page([], 'c2') : page([evento('e1', 'Jazz')], 'c1');
    };
    await open('/explore?q=jazz');
    expect(screen.getByRole('heading', { name: '1 o más resultados para «jazz»' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Cursos' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Eventos' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Promos' })).toBeNull();
    expect(screen.queryByText(messages.list.noResults)).toBeNull();
  });

  it('never takes a section that failed for one without a match', async () => {
    api = (params) => (params.get('tipo') === 'promo' ? { status: 500 } : page());
    await open('/explore?q=jazz');
    expect(screen.getByRole('heading', { name: 'Resultados para «jazz»' })).toBeTruthy();
    expect(screen.getByText(messages.list.notLoaded.promo)).toBeTruthy();
    expect(screen.queryByText(messages.list.noResults)).toBeNull();
  });

  it('keeps what loaded when one section failed, and its retry asks again', async () => {
    let down = true;
    api = (params) => {
      if (params.get('tipo') === 'promo') return down ? { status: 500 } : page();
      return params.get('tipo') === 'evento' ? page([evento('e1', 'Jazz')]) : page();
    };
    await open('/explore?q=jazz');
    expect(screen.getByText(messages.list.notLoaded.promo)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Jazz' })).toBeTruthy();
    down = false;
    fireEvent.click(screen.getByRole('button', { name: messages.general.retry }));
    await waitFor(() => expect(screen.queryByText(messages.list.notLoaded.promo)).toBeNull());
    expect(screen.queryByRole('region', { name: 'Promos' })).toBeNull();
  });

  it('adds the next page by its cursor, each item once, says so in the address, and reads nothing twice', async () => {
    const eight = Array.from({ length: 8 }, (_, index) => evento(`x${index}`, `Jazz ${index}`));
    api = (params) => {
      if (params.get('tipo') !== 'evento') return page();
      return params.get('cursor') ? page([eight[7], evento('e2', 'Peña')]) : page(eight, 'c1');
    };
    const router = await open('/explore?q=a');
    const before = asked.length;
    const more = screen.getByRole('link', { name: 'Ver más eventos' });
    expect(more.getAttribute('href')).toBe('/explore?q=a&eventos=2#evento-9');
    fireEvent.click(more);
    const first = await screen.findByRole('link', { name: 'Peña' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.getAllByRole('link', { name: 'Jazz 7' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Ver más eventos' })).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe('?q=a&eventos=2'));
    expect(asked.slice(before)).toHaveLength(1);
  });

  it('opens at the page its address asks for, and an absurd one is the first', async () => {
    const all = Array.from({ length: 20 }, (_, index) => evento(`x${index}`, `Jazz ${index}`));
    api = (params) => {
      if (params.get('tipo') !== 'evento') return page();
      return page(all.slice(0, Number(params.get('limit'))), 'c');
    };
    const router = await open('/explore?q=a&eventos=2');
    expect(screen.getByRole('link', { name: 'Jazz 15' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Jazz 16' })).toBeNull();
    await act(() => router.navigate('/explore?q=a&eventos=-7e9'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Jazz 8' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Jazz 7' })).toBeTruthy();
  });

  it('fills a section whose first page came short, as a search does', async () => {
    api = (params) => {
      if (params.get('tipo') !== 'evento') return page();
      if (params.get('cursor') === 'c2') return page([evento('e2', 'Peña')]);
      return params.get('cursor') ? page([], 'c2') : page([], 'c1');
    };
    await open('/explore?q=a');
    expect(screen.getByRole('link', { name: 'Peña' })).toBeTruthy();
  });

  it('keeps a next page that failed to come at hand', async () => {
    const eight = Array.from({ length: 8 }, (_, index) => evento(`x${index}`, `Jazz ${index}`));
    let down = true;
    api = (params) => {
      if (params.get('tipo') !== 'evento') return page();
      if (!params.get('cursor')) return page(eight, 'c1');
      return down ? { status: 500 } : page([evento('e2', 'Peña')]);
    };
    await open('/explore?q=a');
    fireEvent.click(screen.getByRole('link', { name: 'Ver más eventos' }));
    expect(await screen.findByText(messages.list.notLoaded.evento)).toBeTruthy();
    down = false;
    fireEvent.click(screen.getByRole('link', { name: 'Ver más eventos' }));
    expect(await screen.findByRole('link', { name: 'Peña' })).toBeTruthy();
  });

  it('searches as one types, loses no key, and is one entry of the history', async () => {
    const answers = new Map<string, PromiseWithResolvers<Answer>>();
    api = (params) => {
      if (params.get('tipo') !== 'evento') return page();
      const q = params.get('q') ?? '';
      if (!q) return params.get('fecha') === 'finde' ? page() : page([evento('e0', 'Todo')]);
      const one = answers.get(q) ?? Promise.withResolvers<Answer>();
      answers.set(q, one);
      return one.promise;
    };
    const router = await open('/explore');
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    const type = (text: string) => fireEvent.change(field, { target: { value: text } });
    const requested = (text: string) => waitFor(() => expect(answers.has(text)).toBe(true));
    type('ja');
    await requested('ja');
    expect(screen.getByRole('link', { name: 'Todo' })).toBeTruthy(); // no skeletons under somebody who types
    type('jazz');
    await act(async () => answers.get('ja')?.resolve(page([evento('e1', 'Ja')])));
    expect(field.value).toBe('jazz');
    await requested('jazz');
    await act(async () => answers.get('jazz')?.resolve(page([evento('e2', 'Jazz')])));
    expect(await screen.findByRole('link', { name: 'Jazz' })).toBeTruthy();
    expect(router.state.location.search).toBe('?q=jazz');
    expect(field.value).toBe('jazz');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('link', { name: 'Todo' })).toBeTruthy();
    expect(field.value).toBe('');
  });

  it('keeps the category that is chosen while the text is not searched for yet', async () => {
    api = () => page();
    const router = await open('/explore');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'jazz' } });
    fireEvent.click(screen.getByRole('link', { name: 'Música' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=jazz&categoria=Musica'));
  });

  it('shows the answer to the newest search, however late an older one comes', async () => {
    const late = Promise.withResolvers<Answer>();
    api = (params) => {
      if (params.get('tipo') !== 'evento') return page();
      if (params.get('q') === 'lento') return late.promise;
      return page(params.get('q') === 'nuevo' ? [evento('e2', 'Lo nuevo')] : []);
    };
    const router = await open('/explore');
    const search = (q: string) => {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: q } });
      fireEvent.submit(screen.getByRole('search'));
    };
    search('lento');
    await waitFor(() => expect(router.state.navigation.location?.search).toBe('?q=lento'));
    expect(screen.getByText('Cargando...')).toBeTruthy();
    search('nuevo');
    expect(await screen.findByRole('link', { name: 'Lo nuevo' })).toBeTruthy();
    await act(async () => late.resolve(page([evento('e1', 'Lo viejo')])));
    expect(screen.queryByRole('link', { name: 'Lo viejo' })).toBeNull();
    expect(router.state.location.search).toBe('?q=nuevo');
  });

  it('goes back to all categories by pressing the chosen one', async () => {
    api = () => page();
    await open('/explore?categoria=Musica&q=jazz');
    const musica = screen.getByRole('link', { name: 'Música' });
    expect(musica.getAttribute('aria-current')).toBe('true');
    expect(musica.getAttribute('href')).toBe('/explore?q=jazz');
    expect(screen.getByRole('link', { name: 'Teatro' }).getAttribute('href')).toBe(
      '/explore?q=jazz&categoria=Teatro',
    );
  });

  it('tells a visitor who likes something why that needs an account, and leads there and back', async () => {
    api = (params) => (params.get('tipo') === 'evento' ? page([evento('e1', 'Jazz')]) : page());
    const router = await open('/explore?q=jazz');
    fireEvent.click(screen.getByRole('button', { name: 'Me gusta: Jazz' }));
    const sheet = await screen.findByRole('dialog', { name: 'Guardá lo que te gusta' });
    const back = `?volver=${encodeURIComponent('/explore?q=jazz')}`;
    const way = (name: string) => within(sheet).getByRole('link', { name });
    expect(way('Crear mi cuenta').getAttribute('href')).toBe(`/signup${back}`);
    expect(wantedText(), 'nothing is kept of whoever only looks').toBeNull();
    fireEvent.click(way('Ya tengo cuenta'));
    expect(await screen.findByText('login')).toBeTruthy();
    expect(router.state.location.search).toBe(back);
    expect(JSON.parse(wantedText() ?? '')).toMatchObject({ tipo: 'evento', id: 'e1', titulo: 'Jazz' });
    forgetWanted();
  });
});

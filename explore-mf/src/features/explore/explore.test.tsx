import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@vidriera/domain/api/api';
import { messages } from '@vidriera/domain/messages/messages';
import { AFTER_SIGN_IN, forgetPendingAction } from '@vidriera/kit/after-sign-in';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiAnswer, evento, open, page, requests, server } from '../../testing/explore.tsx';

vi.mock('@vidriera/session', () => ({
  useUser: () => null,
  useUnreported: () => false,
  sessionHint: () => null,
}));

describe('/explore', () => {
  it('asks for the three kinds with what the address says, and nothing it can not be', async () => {
    server.api = () => page();
    await open('/explore?q=%20jazz%20&categoria=Musica&fecha=nunca');
    const lists = requests.filter((address) => address.startsWith(apiPaths.explore));
    const asks = lists.map((address) => new URL(address, 'http://x').searchParams);
    expect(asks.map((params) => params.get('tipo')).sort()).toEqual(['curso', 'evento', 'promo']);
    for (const params of asks) {
      expect(params.get('q')).toBe('jazz');
      expect(params.get('categoria')).toBe('Musica');
      expect(params.has('fecha')).toBe(false);
    }
  });

  it('offers the profile of whoever has the name that is searched for', async () => {
    server.suggestions = (params) => ({
      items: [],
      creadores:
        params.get('q') === 'sur' ? [{ username: 'bardelsur', nombre: 'Bar del Sur', imagen: null }] : [],
    });
    await open('/explore?q=sur');
    const profiles = screen.getByRole('navigation', { name: 'Perfiles' });
    expect(within(profiles).getByRole('link', { name: 'Bar del Sur' }).getAttribute('href')).toBe(
      '/bardelsur',
    );
  });

  it('says which words a slip was mended to, with the way to the search as typed', async () => {
    server.api = (params) => ({
      ...page([evento(params.get('tipo') ?? '', 'Jazz')]),
      ...(params.has('literal') ? {} : { mended: 'jazz en vivo' }),
    });
    await open('/explore?q=jzz+en+vivo&categoria=Musica');
    expect(screen.getByText(/^Quisiste decir/).textContent).toBe(
      'Quisiste decir «jazz en vivo». Buscar «jzz en vivo» tal cual',
    );
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('«jazz en vivo»')).toBe('/explore?q=jazz+en+vivo&categoria=Musica#agenda');
    fireEvent.click(screen.getByRole('link', { name: 'Buscar «jzz en vivo» tal cual' }));
    await waitFor(() => expect(screen.queryByText(/^Quisiste decir/)).toBeNull());
    expect(requests).toContain('/api/explore?tipo=evento&q=jzz+en+vivo&literal=1&categoria=Musica&limit=8');
  });

  it('says in the catalogue’s words that a search found nothing, and leads back to everything', async () => {
    server.api = () => page();
    await open('/explore?q=zzz');
    expect(screen.getByText(messages.list.noResults)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Sin resultados para «zzz»' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver toda la agenda' }).getAttribute('href')).toBe('/explore');
  });

  describe('without filters', () => {
    /** Each list of events by the window it is asked for: 'hoy', 'manana', 'finde' (the days that are left of it), 'mas-adelante'. */
    const events = (lists: Record<string, ApiAnswer>) => {
      server.api = (params) => {
        if (params.get('tipo') !== 'evento') return page();
        return lists[params.get('fecha') ?? 'finde'] ?? page();
      };
    };
    const some = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) =>
        evento(`${name.replace('ñ', 'n')}${index}`, `${name} ${index}`),
      );
    /** A Wednesday at 18:00. */
    beforeEach(() => void vi.setSystemTime(new Date('2026-11-25T18:00:00-03:00')));
    afterEach(() => void vi.useRealTimers());
    const title = () => screen.getByRole('heading', { level: 1 }).textContent;
    const shownIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('article')
        .map((card) => within(card).getByRole('heading').textContent);

    it('begins with today, then come tomorrow, the weekend and the rest, and nothing stands there twice', async () => {
      const [several] = some('feria', 1);
      events({
        hoy: page([several, ...some('hoy', 5)], 'c0'),
        manana: page([several, ...some('mañana', 2)]),
        finde: page([several, ...some('finde', 6)], 'c0'),
        'mas-adelante': page(some('luego', 4), 'c1'),
      });
      await open();
      expect(title()).toBe('Hoy en Argentina');
      expect(shownIn('Hoy')).toEqual(['feria 0', 'hoy 0', 'hoy 1']);
      expect(shownIn('Mañana')).toEqual(['mañana 0', 'mañana 1']);
      expect(shownIn('Este fin de semana')).toEqual(['finde 0', 'finde 1', 'finde 2', 'finde 3']);
      expect(shownIn('Más eventos')).toEqual(['luego 0', 'luego 1', 'luego 2', 'luego 3']);
      const order = [...document.querySelectorAll('h2')].map((one) => one.textContent);
      expect(order).toEqual(['Hoy', 'Mañana', 'Este fin de semana', 'Más eventos', 'Promos', 'Cursos']);
      const all = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
      expect(all('Ver todo lo de hoy')).toBe('/explore?fecha=hoy#agenda');
      expect(all('Ver todo el finde')).toBe('/explore?fecha=finde#agenda');
      expect(screen.queryByRole('link', { name: 'Ver todo lo de mañana' })).toBeNull();
      const weekend = requests.find((address) => address.includes('desde='));
      expect(weekend).toContain('desde=2026-11-27&hasta=2026-11-29');
      fireEvent.click(screen.getByRole('link', { name: 'Ver más eventos' }));
      await waitFor(() =>
        expect(requests).toContain('/api/explore?tipo=evento&fecha=mas-adelante&cursor=c1&limit=8'),
      );
      await waitFor(() => expect(screen.queryByText('Cargando...')).toBeNull());
    });

    it('asks on a Friday for the Sunday alone, and on a Saturday for no weekend', async () => {
      events({});
      vi.setSystemTime(new Date('2026-11-27T18:00:00-03:00'));
      await open();
      expect(requests.filter((address) => address.includes('desde='))).toEqual([
        '/api/explore?tipo=evento&desde=2026-11-29&hasta=2026-11-29&limit=12',
      ]);
      cleanup();
      requests.length = 0;
      vi.setSystemTime(new Date('2026-11-28T18:00:00-03:00'));
      await open();
      expect(requests.filter((address) => address.includes('desde='))).toEqual([]);
    });

    it.each([
      [{ manana: page(some('mañana', 1)) }, 'Hoy no hay nada. Mañana:'],
      [{ finde: page(some('finde', 1)) }, 'Hoy no hay nada. El finde:'],
      [
        {
          'mas-adelante': page([
            {
              ...evento('l', 'Luego'),
              fechaPeriodica: null,
              fechaExacta: '2026-12-20',
              proximaFecha: '2026-12-20',
            },
          ]),
        },
        'Hoy no hay nada. Lo que viene:',
      ],
      [{}, 'Hoy en Argentina'],
    ])('says where nothing is on today, and what comes: %#', async (lists, words) => {
      events(lists);
      await open();
      expect(title()).toBe(words);
      expect(screen.getByTitle('Cambiar de ciudad').textContent).toBe('Argentina');
    });

    it('says that today could not be had, rather than leave it out', async () => {
      events({ hoy: { status: 500 }, 'mas-adelante': page([evento('e2', 'Peña')]) });
      await open();
      const today = screen.getByRole('region', { name: 'Hoy' });
      expect(within(today).getByText(messages.list.notLoaded.evento)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Peña' })).toBeTruthy();
    });

    it('says of each kind that there is none', async () => {
      events({ 'mas-adelante': page([evento('e2', 'Peña')]) });
      await open();
      expect(screen.getByRole('region', { name: 'Eventos' })).toBeTruthy();
      expect(screen.getByText(messages.list.empty.promo)).toBeTruthy();
      expect(screen.getByText(messages.list.empty.curso)).toBeTruthy();
    });
  });

  it('says what is listed, says once how much there is, and has one way out of it', async () => {
    server.api = (params) => (params.get('tipo') === 'evento' ? page([evento('e1', 'Jazz')]) : page());
    const router = await open('/explore?q=jazz&categoria=Musica&fecha=finde');
    expect(
      screen.getByRole('heading', { level: 1, name: '«jazz», Música, este fin de semana' }),
    ).toBeTruthy();
    const words = '1 resultado para «jazz» en Música, este fin de semana';
    const status = screen.getByRole('heading', { level: 2, name: words }).closest('[role=status]');
    expect(screen.getAllByText(/resultado/)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /Quitar/ })).toBeNull();
    const clear = screen.getByRole('link', { name: 'Borrar filtros' });
    expect(clear.getAttribute('href')).toBe('/explore#agenda');
    fireEvent.click(clear);
    expect(document.activeElement, 'the focus does not go with the link').toBe(
      document.getElementById('agenda'),
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Borrar filtros' })).toBeNull());
    expect(status?.textContent).toBe('');
    expect(status?.isConnected, 'it stands there before it speaks again').toBe(true);
  });

  it('says how many results there are in all, with those of a creator that one card stands for', async () => {
    server.api = (params) => {
      if (params.get('tipo') === 'evento') return { ...page([evento('e1', 'Jazz')], 'c1'), total: 30 };
      return params.get('tipo') === 'curso' ? page([{ ...evento('e2', 'Taller'), otros: 4 }]) : page();
    };
    await open('/explore?categoria=Musica');
    expect(screen.getByRole('heading', { name: '35 resultados en Música' })).toBeTruthy();
  });

  it('leaves out sections without a match while another has some', async () => {
    server.api = (params) => {
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
    server.api = (params) => (params.get('tipo') === 'promo' ? { status: 500 } : page());
    await open('/explore?q=jazz');
    expect(screen.getByRole('heading', { name: 'Resultados para «jazz»' })).toBeTruthy();
    expect(screen.getByText(messages.list.notLoaded.promo)).toBeTruthy();
    expect(screen.queryByText(messages.list.noResults)).toBeNull();
  });

  it('keeps what loaded when one section failed, and its retry asks again', async () => {
    let down = true;
    server.api = (params) => {
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

  it('goes back to all categories by pressing the chosen one', async () => {
    server.api = () => page();
    await open('/explore?categoria=Musica&q=jazz');
    // A phone has the chosen one in the row above, and all of them beneath the first cards.
    const musica = screen.getAllByRole('link', { name: 'Música' });
    expect(musica).toHaveLength(3);
    for (const one of musica) {
      expect(one.getAttribute('aria-current')).toBe('true');
      expect(one.getAttribute('href')).toBe('/explore?q=jazz');
    }
    expect(screen.getAllByRole('link', { name: 'Teatro' })[0]?.getAttribute('href')).toBe(
      '/explore?q=jazz&categoria=Teatro',
    );
  });

  it('tells a visitor who likes something why that needs an account, and leads there and back', async () => {
    server.api = (params) => (params.get('tipo') === 'evento' ? page([evento('e1', 'Jazz')]) : page());
    const router = await open('/explore?q=jazz');
    fireEvent.click(screen.getByRole('button', { name: 'Me gusta: Jazz' }));
    const sheet = await screen.findByRole('dialog', { name: 'Guardá lo que te gusta' });
    const back = `?volver=${encodeURIComponent('/explore?q=jazz')}`;
    const way = (name: string) => within(sheet).getByRole('link', { name });
    expect(way('Crear mi cuenta').getAttribute('href')).toBe(`/signup${back}`);
    expect(sessionStorage.getItem(AFTER_SIGN_IN), 'looking stores nothing').toBeNull();
    fireEvent.click(way('Ya tengo cuenta'));
    expect(await screen.findByText('login')).toBeTruthy();
    expect(router.state.location.search).toBe(back);
    const stored = JSON.parse(sessionStorage.getItem(AFTER_SIGN_IN) ?? '');
    expect(stored).toMatchObject({ act: 'like', tipo: 'evento', id: 'e1', titulo: 'Jazz' });
    forgetPendingAction();
  });
});

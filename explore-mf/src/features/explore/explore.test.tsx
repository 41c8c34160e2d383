import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@vidriera/domain/api/api';
import { messages } from '@vidriera/domain/messages/messages';
import { AFTER_SIGN_IN, forgetPendingAction } from '@vidriera/kit/going/after-sign-in';
import { describe, expect, it, vi } from 'vitest';
import { type ApiAnswer, evento, open, page, requests, server } from '../../testing/explore.tsx';

vi.mock('@vidriera/session', () => ({
  useUser: () => null,
  useUnreported: () => false,
  sessionHint: () => null,
  sessionNow: () => ({ user: null, loading: false }),
}));

describe('/explore', () => {
  it('requests the three kinds with the valid filters of the address', async () => {
    server.api = (params) => page([evento(params.get('tipo') ?? '', 'Jazz')]);
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

  it('offers profiles whose name is searched for', async () => {
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

  it('shows a date in words as a chip that takes it away, with a link to the typed search', async () => {
    server.api = (params) => ({
      ...page(params.get('tipo') === 'evento' ? [evento('evento', 'Jazz')] : []),
      ...(params.has('literal') ? {} : { dated: { q: 'jazz', fecha: 'finde' } }),
    });
    await open('/explore?q=jazz+este+finde&categoria=Musica');
    expect(screen.getByText(/^Buscamos por fecha/).textContent).toBe(
      'Buscamos por fecha: este fin de semana. Buscar «jazz este finde» tal cual',
    );
    const chip = (name: string) => screen.getByRole('link', { name });
    expect(chip('Finde').getAttribute('aria-current')).toBe('true');
    expect(chip('Finde').getAttribute('href')).toBe('/explore?q=jazz&categoria=Musica');
    expect(chip('Hoy').getAttribute('href')).toBe('/explore?q=jazz&categoria=Musica&fecha=hoy');
    expect(screen.getByText('1 evento').parentElement?.textContent).toContain(
      'para «jazz» en Música, este fin de semana',
    );
    fireEvent.click(chip('Buscar «jazz este finde» tal cual'));
    await waitFor(() => expect(screen.queryByText(/^Buscamos por fecha/)).toBeNull());
    expect(requests).toContain(
      '/api/explore?tipo=evento&q=jazz+este+finde&literal=1&categoria=Musica&limit=8',
    );
  });

  it('reports an empty search with the catalogue’s message, and links to everything', async () => {
    server.api = () => page();
    await open('/explore?q=zzz');
    expect(screen.getByText(messages.list.noResults)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Sin resultados para «zzz»' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver toda la agenda' }).getAttribute('href')).toBe('/explore');
  });

  describe('without filters', () => {
    /** Answers for lists of events by window: 'hoy', 'manana', 'finde' (its remaining days), 'mas-adelante'. */
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
    const title = () => screen.getByRole('heading', { level: 1 }).textContent;
    const shownIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('article')
        .map((card) => within(card).getByRole('heading').textContent);

    it('shows today, tomorrow, the weekend and the rest, each item once', async () => {
      const [several] = some('feria', 1);
      events({
        hoy: page([several, ...some('hoy', 5)], 'c0'),
        manana: page([several, ...some('mañana', 3)]),
        finde: page([several, ...some('finde', 6)], 'c0'),
        'mas-adelante': page(some('luego', 5), 'c1'),
      });
      await open();
      expect(title()).toBe('Hoy en Argentina');
      expect(shownIn('Hoy')).toEqual(['feria 0', 'hoy 0', 'hoy 1']);
      expect(shownIn('Mañana')).toEqual(['mañana 0', 'mañana 1', 'mañana 2']);
      expect(shownIn('Este fin de semana')).toEqual([0, 1, 2, 3, 4].map((index) => `finde ${index}`));
      expect(shownIn('Más eventos')).toEqual([0, 1, 2, 3, 4].map((index) => `luego ${index}`));
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

    it('requests only the Sunday on a Friday, and no weekend on a Saturday', async () => {
      events({});
      vi.setSystemTime(new Date('2026-11-27T18:00:00-03:00'));
      await open();
      expect(requests.filter((address) => address.includes('desde='))).toEqual([
        '/api/explore?tipo=evento&desde=2026-11-29&hasta=2026-11-29&limit=14',
      ]);
      cleanup();
      requests.length = 0;
      vi.setSystemTime(new Date('2026-11-28T18:00:00-03:00'));
      await open();
      expect(requests.filter((address) => address.includes('desde='))).toEqual([]);
    });

    it('after midnight shows tonight, then the day that has begun', async () => {
      vi.setSystemTime(new Date('2026-11-26T01:00:00-03:00'));
      events({ hoy: page(some('noche', 4), 'c0'), manana: page([evento('manana', 'Feria')]) });
      await open();
      expect(title()).toBe('Esta noche en Argentina');
      expect(shownIn('Esta noche')).toHaveLength(3);
      expect(shownIn('Hoy')).toEqual(['Feria']);
      expect(screen.getByRole('link', { name: 'Ver todo lo de esta noche' }).getAttribute('href')).toBe(
        '/explore?fecha=hoy#agenda',
      );
    });

    it.each([
      [{ manana: page(some('mañana', 1)) }, 'Mañana en Argentina'],
      [{ finde: page(some('finde', 1)) }, 'Este fin de semana en Argentina'],
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
        'Lo que viene en Argentina',
      ],
      [{}, 'Hoy en Argentina'],
    ])('reports that nothing is on today, and what comes next: %#', async (lists, words) => {
      events(lists);
      await open();
      expect(title()).toBe(words);
      expect(screen.getByTitle('Cambiar de ciudad').textContent).toBe('Argentina');
    });

    it('tomorrow’s shelf of one card goes on with the weekend', async () => {
      events({
        hoy: page(some('hoy', 1)),
        manana: page(some('mañana', 1)),
        finde: page(some('finde', 6), 'c0'),
      });
      await open();
      const cards = ['mañana 0', ...[0, 1, 2, 3].map((index) => `finde ${index}`)];
      expect(shownIn('Mañana y este fin de semana')).toEqual(cards);
      expect(screen.queryByRole('region', { name: 'Este fin de semana' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Ver todo el finde' })).toBeTruthy();
    });

    it('reports a failure of today’s events', async () => {
      events({ hoy: { status: 500 }, 'mas-adelante': page([evento('e2', 'Peña')]) });
      await open();
      const today = screen.getByRole('region', { name: 'Hoy' });
      expect(within(today).getByText(messages.list.notLoaded.evento)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Peña' })).toBeTruthy();
    });

    it('reports each empty kind', async () => {
      events({ 'mas-adelante': page([evento('e2', 'Peña')]) });
      await open();
      expect(screen.getByRole('region', { name: 'Eventos' })).toBeTruthy();
      expect(screen.getByText(messages.list.empty.promo)).toBeTruthy();
      expect(screen.getByText(messages.list.empty.curso)).toBeTruthy();
    });
  });

  it('names the filters, shows the total once, and has one link to remove them', async () => {
    server.api = (params) => (params.get('tipo') === 'evento' ? page([evento('e1', 'Jazz')]) : page());
    const router = await open('/explore?q=jazz&categoria=Musica&fecha=finde');
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    expect(title).toBe('«jazz», Música, finde en Argentina');
    const words = '1 evento para «jazz» en Música, este fin de semana';
    const status = screen.getByRole('heading', { level: 2, name: words }).closest('[role=status]');
    expect(screen.getAllByText(/1 evento/)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /Quitar/ })).toBeNull();
    const heading = within(screen.getByRole('heading', { level: 1 }));
    expect(heading.getByRole('link', { name: 'finde' }).getAttribute('href')).toBe(
      '/explore?q=jazz&categoria=Musica#agenda',
    );
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

  it('counts all results, including those grouped in a creator’s card', async () => {
    server.api = (params) => {
      const id = params.get('cursor') ?? 'c0';
      if (params.get('tipo') === 'evento') return { ...page([evento(id, 'Jazz')], `${id}0`), total: 30 };
      return params.get('tipo') === 'curso' ? page([{ ...evento('e2', 'Taller'), otros: 4 }]) : page();
    };
    await open('/explore?categoria=Musica');
    expect(screen.getByRole('heading', { name: '30 eventos · 5 cursos en Música' })).toBeTruthy();
  });

  it('leaves out empty sections while another has results', async () => {
    server.api = (params) => {
      if (params.get('tipo') !== 'curso') return page();
      return params.get('cursor') ? page([], 'c2') : page([evento('e1', 'Jazz')], 'c1');
    };
    await open('/explore?q=jazz');
    expect(screen.getByRole('heading', { name: '1 o más cursos para «jazz»' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Cursos' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Eventos' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Promos' })).toBeNull();
    expect(screen.queryByText(messages.list.noResults)).toBeNull();
  });

  it('does not count a failed section as empty', async () => {
    server.api = (params) => (params.get('tipo') === 'promo' ? { status: 500 } : page());
    await open('/explore?q=jazz');
    expect(screen.getByRole('heading', { name: 'Resultados para «jazz»' })).toBeTruthy();
    expect(screen.getByText(messages.list.notLoaded.promo)).toBeTruthy();
    expect(screen.queryByText(messages.list.noResults)).toBeNull();
  });

  it('keeps other sections when one failed, and retries it', async () => {
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

  it('shows all categories after pressing the selected one', async () => {
    server.api = () => page();
    await open('/explore?categoria=Musica&q=jazz');
    const musica = screen.getAllByRole('link', { name: 'Música' }).at(-1) as HTMLElement; // after the title's
    expect(musica.getAttribute('aria-current')).toBe('true');
    expect(musica.getAttribute('href')).toBe('/explore?q=jazz');
    expect(screen.getByRole('link', { name: 'Teatro' }).getAttribute('href')).toBe(
      '/explore?q=jazz&categoria=Teatro',
    );
  });

  it('shows a visitor that a like needs an account, and leads to the sign-in and back', async () => {
    server.api = (params) => (params.get('tipo') === 'evento' ? page([evento('e1', 'Jazz')]) : page());
    const router = await open('/explore?q=jazz');
    fireEvent.click(screen.getByRole('button', { name: 'Me gusta: Jazz' }));
    const sheet = await screen.findByRole('dialog', { name: 'Guardá lo que te gusta' });
    const back = `?volver=${encodeURIComponent('/explore?q=jazz')}`;
    const way = (name: string) => within(sheet).getByRole('link', { name });
    expect(way('Crear mi cuenta').getAttribute('href')).toBe(`/signup${back}`);
    expect(localStorage.getItem(AFTER_SIGN_IN), 'looking stores nothing').toBeNull();
    fireEvent.click(way('Ya tengo cuenta'));
    expect(await screen.findByText('login')).toBeTruthy();
    expect(router.state.location.search).toBe(back);
    const stored = JSON.parse(localStorage.getItem(AFTER_SIGN_IN) ?? '');
    expect(stored).toMatchObject({ act: 'like', tipo: 'evento', id: 'e1', titulo: 'Jazz' });
    forgetPendingAction();
  });
});

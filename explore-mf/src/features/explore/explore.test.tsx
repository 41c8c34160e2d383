import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from 'domain/api/api';
import { messages } from 'domain/messages/messages';
import { forgetWanted, wantedText } from 'kit/wanted-like';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, asked, evento, open, page, server } from '../../testing/explore.tsx';

vi.mock('kit/session', () => ({
  useUser: () => null,
  useUnreported: () => false,
  sessionHint: () => null,
}));

describe('/explore', () => {
  it('asks for the three kinds with what the address says, and nothing it can not be', async () => {
    server.api = () => page();
    await open('/explore?q=%20jazz%20&categoria=Musica&fecha=nunca');
    const lists = asked.filter((address) => address.startsWith(apiPaths.explore));
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
    expect(asked).toContain('/api/explore?tipo=evento&q=jzz+en+vivo&literal=1&categoria=Musica&limit=8');
  });

  it('says in the catalogue’s words that a search found nothing, and leads back to everything', async () => {
    server.api = () => page();
    await open('/explore?q=zzz');
    expect(screen.getByText(messages.list.noResults)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Sin resultados para «zzz»' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver toda la agenda' }).getAttribute('href')).toBe('/explore');
  });

  describe('without filters', () => {
    /** Events of this weekend, and those of other days. */
    const events = (weekend: Answer, others: Answer) => {
      server.api = (params) => {
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
    server.api = (params) => (params.get('tipo') === 'evento' ? page([evento('e1', 'Jazz')]) : page());
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
    const musica = screen.getByRole('link', { name: 'Música' });
    expect(musica.getAttribute('aria-current')).toBe('true');
    expect(musica.getAttribute('href')).toBe('/explore?q=jazz');
    expect(screen.getByRole('link', { name: 'Teatro' }).getAttribute('href')).toBe(
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
    expect(wantedText(), 'nothing is kept of whoever only looks').toBeNull();
    fireEvent.click(way('Ya tengo cuenta'));
    expect(await screen.findByText('login')).toBeTruthy();
    expect(router.state.location.search).toBe(back);
    expect(JSON.parse(wantedText() ?? '')).toMatchObject({ tipo: 'evento', id: 'e1', titulo: 'Jazz' });
    forgetWanted();
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@vidriera/domain/api/api';
import { NO_SUCH_PLACE } from '@vidriera/domain/localidad/schema';
import { ownCity, rememberCity } from '@vidriera/kit/places/own-city';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { evento, open, otherAnswers, page, requests, server } from '../../testing/explore.tsx';
import { cityData } from './city-data.ts';
import type { ExploreData } from './load.ts';
import { setNearestFirst } from './nearest-first.ts';
import { setWholeCountryShown } from './whole-country.ts';

vi.mock('@vidriera/session', () => ({
  useUser: () => null,
  useUnreported: () => false,
  sessionHint: () => null,
  sessionNow: () => ({ user: null, loading: false }),
}));

const ROSARIO = { codigo: 'rosario', nombre: 'Rosario' };
const SALTA = { codigo: 'salta', nombre: 'Salta' };

beforeEach(() => {
  setWholeCountryShown(false);
  setNearestFirst(null);
  for (const zona of [ROSARIO, SALTA]) otherAnswers[apiPaths.place(zona.codigo)] = { ...zona, zona };
  server.api = (params) => page(params.get('tipo') === 'evento' ? [evento('e1', 'Jazz')] : []);
});

const chip = () => screen.getByTitle('Cambiar de ciudad');
const first = (name: RegExp | string) => screen.getAllByRole('link', { name })[0] as HTMLElement;
const links = (name: RegExp | string) => first(name).getAttribute('href');

describe('a place in the address', () => {
  it('is in each request, named, and kept by all links to other lists', async () => {
    await open('/explore/en/rosario');
    for (const address of requests)
      expect(new URL(address, 'http://x').searchParams.get('en')).toBe('rosario');
    expect(requests.length).toBeGreaterThanOrEqual(5); // today, tomorrow, the rest, promos, courses
    await waitFor(() => expect(document.title).toContain('Qué hacer en Rosario: eventos, cursos y promos'));
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /\/explore\/en\/rosario$/,
    );
    expect(chip().textContent).toContain('Rosario');
    expect(links('Música')).toBe('/explore/en/rosario?categoria=Musica');
    expect(links('Hoy')).toBe('/explore/en/rosario?fecha=hoy');
    expect(screen.getByRole('search').getAttribute('action')).toBe('/explore/en/rosario#agenda');
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  it('is kept by the links to a day, to more and to all', async () => {
    server.api = (params) =>
      page(
        Array.from({ length: 8 }, (_, index) => evento(`${params.get('fecha')}${index}`, `Jazz ${index}`)),
        'c1',
      );
    await open('/explore/en/rosario');
    expect(links('Ver todo lo de hoy')).toBe('/explore/en/rosario?fecha=hoy#agenda');
    expect(links('Ver todo lo de mañana')).toBe('/explore/en/rosario?fecha=manana#agenda');
    expect(links('Ver más promos')).toBe('/explore/en/rosario?promos=2#promo-9');
    expect(links('Filtros')).toBe('/explore/filtrar?en=rosario');
  });

  it('is unlisted without upcoming items', async () => {
    server.api = () => page();
    await open('/explore/en/rosario');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(links('Ver otras ciudades')).toBe('/explore/en');
  });

  it('leads to the nearest cities with something to come if it has no items', async () => {
    server.api = () => page();
    const zona = { codigo: 'buenos-aires', nombre: 'Buenos Aires' };
    otherAnswers[apiPaths.place('quilmes')] = { codigo: 'quilmes', nombre: 'Quilmes', zona };
    const laPlata = { codigo: 'la-plata', nombre: 'La Plata' };
    otherAnswers[apiPaths.zonas] = {
      zonas: [
        { ...zona, cantidad: 39 },
        { ...laPlata, cantidad: 17 },
        { ...SALTA, cantidad: 4 },
      ],
    };
    await open('/explore/en/quilmes');
    const words = 'En Quilmes todavía no hay nada. Cerca: Buenos Aires (39), La Plata (17)';
    expect(screen.getByText(/^En Quilmes/).textContent).toBe(words);
    expect(links('La Plata (17)')).toBe('/explore/en/la-plata');
    expect(screen.queryByRole('link', { name: 'Música' })).toBeNull();
  });

  it('keeps the categories if a filter found nothing', async () => {
    server.api = () => page();
    await open('/explore/en/rosario?categoria=Teatro');
    expect(links('Música')).toBe('/explore/en/rosario?categoria=Musica');
  });

  it('is a 404 with a message and a way out if it is unknown, and is not remembered', async () => {
    rememberCity('atlantida');
    const router = await open('/explore/en/atlantida');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(NO_SUCH_PLACE);
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/explore');
    expect(ownCity()).toBeNull();
  });

  it('has JSON-LD of its items', async () => {
    const router = await open('/explore/en/rosario');
    const [data] = Object.values(router.state.loaderData) as ExploreData[];
    if (!data) throw new Error('nothing was loaded');
    const [list] = cityData(data, 'https://vidriera.ar');
    expect(list).toMatchObject({ '@type': 'ItemList', name: 'Qué hacer en Rosario' });
    expect(JSON.stringify(list)).toContain('https://vidriera.ar/explore/evento/e1');
    expect(cityData({ ...data, place: null }, '')).toEqual([]);
  });
});

describe('a remembered city', () => {
  beforeEach(() => rememberCity('rosario'));

  it('is where explore redirects', async () => {
    const router = await open('/explore');
    expect(router.state.location.pathname).toBe('/explore/en/rosario');
  });

  it.each(['/explore?categoria=Musica', '/explore?eventos=2', '/explore/en/salta'])(
    'is not where %s redirects',
    async (address) => {
      const { state } = await open(address);
      expect(state.location.pathname + state.location.search).toBe(address);
    },
  );

  it('does not redirect within the list of the country', async () => {
    const router = await open('/explore?categoria=Musica');
    fireEvent.click(first('Todas'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location.pathname).toBe('/explore');
  });

  it('is forgotten with «Toda la Argentina»', async () => {
    const router = await open('/explore');
    fireEvent.click(chip());
    fireEvent.click(await screen.findByRole('button', { name: 'Toda la Argentina' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/explore'));
    expect(ownCity()).toBeNull();
  });

  it('is ignored if it is no code', async () => {
    rememberCity('../../login');
    expect((await open('/explore')).state.location.pathname).toBe('/explore');
  });
});

describe('the choice', () => {
  const choose = async () => {
    fireEvent.click(chip());
    const field = await screen.findByRole('combobox', { name: 'Ciudad o barrio' });
    fireEvent.focus(field);
    return field;
  };
  const positioned = (locate: Geolocation['getCurrentPosition']) =>
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: locate } });

  it('shows cities with items, and works without them', async () => {
    otherAnswers[apiPaths.zonas] = { zonas: [ROSARIO, SALTA].map((zona) => ({ ...zona, cantidad: 2 })) };
    const router = await open('/explore?categoria=Musica');
    await choose();
    const cities = screen.getByRole('region', { name: 'Ciudades con algo por venir' });
    expect([...cities.querySelectorAll('button')].map((one) => one.textContent)).toEqual([
      'Rosario',
      'Salta',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Salta' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/explore/en/salta'));
    expect(ownCity()).toBe('salta');
    otherAnswers[apiPaths.zonas] = { status: 404 };
    await choose();
    expect(screen.getByRole('button', { name: 'Usar mi ubicación' })).toBeTruthy();
  });

  it('from the list is remembered, and keeps the other filters', async () => {
    const router = await open('/explore?categoria=Musica');
    fireEvent.change(await choose(), { target: { value: 'rosar' } });
    fireEvent.click(screen.getByRole('option', { name: 'Rosario, Santa Fe' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/explore/en/rosario'));
    expect(router.state.location.search).toBe('?categoria=Musica');
    expect(ownCity()).toBe('rosario');
  });

  it.each([
    [
      'inside a zona leads to its centre',
      { latitude: -24.7859, longitude: -65.4117 },
      '/explore/en/salta',
      /^$/,
    ],
    ['abroad says so', { latitude: 40.4168, longitude: -3.7038 }, '/explore', /más de 150 km/],
  ])('by a position %s', async (_, coords, pathname, message) => {
    positioned((found) => found({ coords } as GeolocationPosition));
    const router = await open('/explore');
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
    await waitFor(() => expect(screen.queryByText('Buscando...')).toBeNull());
    await waitFor(() => expect(router.state.location.pathname).toBe(pathname));
    if (pathname === '/explore') expect(screen.getByRole('alert').textContent).toMatch(message);
  });

  it('by a position sorts each group by distance, until that is undone', async () => {
    positioned((found) =>
      found({ coords: { latitude: -24.7859, longitude: -65.4117 } } as GeolocationPosition),
    );
    const at = (id: string, lugar?: string) => ({ ...evento(id, `${lugar ?? 'nada'} ${id}`), lugar });
    const far = { ...at('e5', 'salta'), fechaPeriodica: null, proximaFecha: null };
    server.api = (params) =>
      page(
        params.get('fecha') === 'mas-adelante'
          ? [at('e1'), at('e2', 'rosario'), at('e3', 'cafayate'), at('e4', 'salta'), far].map((item) =>
              item === far ? item : { ...item, proximaFecha: '2099-01-01' },
            )
          : [],
      );
    await open('/explore');
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
    const off = await screen.findByRole('button', { name: 'Quitar «Cerca primero»' });
    const titles = () =>
      [...document.querySelectorAll('article h3, article h4')].map((title) => title.textContent);
    await waitFor(() =>
      expect(titles()).toEqual(['salta e4', 'cafayate e3', 'rosario e2', 'nada e1', 'salta e5']),
    );
    fireEvent.click(off);
    expect(titles()).toEqual(['nada e1', 'rosario e2', 'cafayate e3', 'salta e4', 'salta e5']);
  });

  it.each([
    [1, /No nos diste permiso/],
    [2, /no pudo saber/],
    [3, /Tardó demasiado/],
  ])('by a position reports the failure %i', async (code, message) => {
    positioned((_, failed) => failed?.({ code } as GeolocationPositionError));
    await open('/explore');
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
  });
});

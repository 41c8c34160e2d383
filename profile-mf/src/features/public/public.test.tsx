import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PublicPerfil } from '@vidriera/domain/api/schema';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { cardWith } from '@vidriera/domain/testing/items';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { dropKeptAnswers } from '@vidriera/session/stale';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';

vi.hoisted(() => vi.stubGlobal('__BUILD_ID__', 'prueba'));

const PERFIL: PublicPerfil = {
  id: uidSchema.parse('casa'),
  username: 'lacasona',
  nombre: 'La Casona',
  imagen: null,
  role: 'creador',
  redes: {
    instagram: 'https://instagram.com/lacasona',
    tiktok: null,
    whatsapp: null,
    facebook: null,
    sitioWeb: null,
  },
  portada: null,
  descripcion: 'Un patio con parra.\nAbrimos de jueves a domingo.',
  direccion: 'Defensa 1234',
  ubicacion: { lat: -34.6, lng: -58.38159234 },
  galeria: ['users/casa/creator/gallery/1_a.webp'],
};
const usuario = { id: 'casa', username: 'lacasona', nombre: 'La Casona', imagen: null };
const link = (id: string, titulo: string) =>
  cardWith('link', { id, titulo, usuario, enlace: 'https://ejemplo.com/' });

/** The API's answer by address. */
const api = vi.fn<(url: URL) => object>();

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = api(new URL(address, 'http://x'));
    return 'error' in answer ? Response.json(answer, { status: 404 }) : Response.json(answer);
  });
});
afterEach(() => vi.resetAllMocks());

async function open(direccion: string) {
  dropKeptAnswers(); // a test may open it twice
  const router = createMemoryRouter([...routes], { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return router;
}
const NEXT = { tipo: 'evento', id: 'm1', titulo: 'Milonga del Día', dia: '2999-11-21', hora: '21:00' };
const answers = (items: Card[] | null, cursor: string | null = null) => ({
  perfil: PERFIL,
  shopWindow: { lit: false, next: NEXT },
  page: items && { items, cursor },
});

describe('/{username}', () => {
  test('opens on Info. general: who, where to six decimals with a map, gallery', async () => {
    api.mockReturnValue(answers(null));
    await open('/lacasona');
    expect(api.mock.calls[0]?.[0].href).toBe('http://x/api/perfiles/lacasona');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La Casona');
    const tabs = screen.getByRole('navigation', { name: 'Secciones del perfil' });
    expect([...tabs.children].map(({ textContent }) => textContent)).toEqual([
      'Info. general',
      'Links',
      'Eventos',
      'Cursos',
      'Promos',
    ]);
    expect(screen.getByText('-34.600000, -58.381592').parentElement?.textContent).toBe(
      'Coordenadas: -34.600000, -58.381592',
    );
    expect(screen.getByText('Defensa 1234')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver en el mapa' }).getAttribute('href')).toContain(
      '-34.6%2C-58.38',
    );
    expect(await screen.findByRole('link', { name: 'Foto 1 de 1 de La Casona' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Instagram' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'TikTok' })).toBeNull();
  });

  test('Info begins with the first links, and leads to all of them', async () => {
    api.mockReturnValue({ ...answers(null), firstLinks: [link('l1', 'La carta'), link('l2', 'Entradas')] });
    await open('/lacasona');
    const [first, ...rest] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe('Links');
    expect(rest[0]?.textContent).toBe('Quiénes somos');
    expect(screen.getByRole('link', { name: 'La carta' }).getAttribute('href')).toBe('https://ejemplo.com/');
    const all = screen.getByRole('link', { name: 'Ver todos los links' });
    expect(all.getAttribute('href')).toBe('/lacasona?tab=links');
  });

  test('opens the tab that its creator chose', async () => {
    api.mockReturnValue({ ...answers([link('l1', 'La carta')]), tab: 'links' });
    await open('/lacasona');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Links');
    expect(screen.getByRole('link', { name: 'La carta' })).toBeDefined();
  });

  test('links stand under the headings of their creator, without one first', async () => {
    const under = (id: string, titulo: string, seccion: string) => ({ ...link(id, titulo), seccion });
    const pinned = { ...link('l1', 'La carta'), fijado: true as const };
    api.mockReturnValue(
      answers([
        pinned,
        link('l2', 'Mapa'),
        under('l3', 'Enero', 'Entradas'),
        under('l4', 'Febrero', 'Entradas'),
      ]),
    );
    await open('/lacasona?tab=links');
    const headings = screen
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(headings.slice(1)).toEqual(['H2 La carta', 'H2 Mapa', 'H2 Entradas', 'H3 Enero', 'H3 Febrero']);
  });

  test('a pinned event stands under a heading of its own', async () => {
    const evento = (id: string, titulo: string) => cardWith('evento', { id, titulo, usuario });
    api.mockReturnValue(answers([{ ...evento('e1', 'Recital'), fijado: true }, evento('e2', 'Peña')]));
    await open('/lacasona?tab=eventos');
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.slice(1, 3)).toEqual(['Fijado', 'Recital']);
    expect(headings.at(-1)).toBe('Peña');
  });

  test('an empty profile has one message, with its networks', async () => {
    const bare = { ...PERFIL, descripcion: '', direccion: null, ubicacion: null, galeria: [] };
    api.mockReturnValue({ ...answers(null), perfil: bare });
    await open('/lacasona');
    expect(
      screen.getByText('La Casona está armando su vidriera. Mientras tanto, está en sus redes.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Instagram' })).toBeDefined();
  });

  test('the sign links to the next item; there is none without one', async () => {
    api.mockReturnValue(answers(null));
    await open('/lacasona');
    const sign = screen.getByRole('link', { name: /^Vuelve el .* Milonga del Día$/ });
    expect(sign.getAttribute('href')).toBe('/eventos/m1');
    cleanup();
    api.mockReturnValue({ ...answers(null), shopWindow: { lit: false, next: null } });
    await open('/lacasona');
    expect(screen.queryByText(/^Vuelve el/)).toBeNull();
  });

  test('shows the username below a different name', async () => {
    api.mockReturnValue(answers(null));
    await open('/lacasona');
    expect(screen.queryByText('@lacasona')).toBeNull();
    cleanup();
    api.mockReturnValue({ ...answers(null), perfil: { ...PERFIL, nombre: 'La Casona de Boedo' } });
    await open('/lacasona');
    expect(screen.getByText('@lacasona')).toBeDefined();
  });

  test('a tab is a link with its address; its list follows', async () => {
    api.mockReturnValueOnce(answers(null)).mockReturnValueOnce(answers([link('l1', 'La carta')]));
    const router = await open('/lacasona');
    const tab = screen.getByRole('link', { name: 'Links' });
    expect(tab.getAttribute('href')).toBe('/lacasona?tab=links');
    fireEvent.click(tab);
    const card = await screen.findByRole('link', { name: 'La carta' });
    expect(card.getAttribute('target')).toBe('_blank');
    expect(router.state.location.search).toBe('?tab=links');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Links');
    // A screen reader hears that it is there.
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 link en la lista'));
  });

  test('shows the first sentence below the name, unless the whole description is shown', async () => {
    api.mockReturnValueOnce(answers(null)).mockReturnValue(answers([]));
    await open('/lacasona');
    expect(screen.getAllByText(/Un patio con parra\./)).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: 'Links' }));
    expect(await screen.findByText('Un patio con parra.')).toBeDefined();
    expect(screen.queryByText(/Abrimos de jueves/)).toBeNull();
  });

  test('a place without an address has a name too', async () => {
    api.mockReturnValue({ ...answers(null), perfil: { ...PERFIL, direccion: null } });
    await open('/lacasona');
    expect(screen.getByRole('heading', { name: 'Dónde estamos' })).toBeDefined();
    expect(screen.getByText('Nuestro punto en el mapa')).toBeDefined();
  });

  test('Ver más links to the next page, and appends it', async () => {
    api
      .mockReturnValueOnce(answers([link('l1', 'Uno')], 'c1'))
      .mockReturnValueOnce(answers([link('l2', 'Dos')]));
    const router = await open('/lacasona?tab=links');
    const more = screen.getByRole('link', { name: 'Ver más' });
    expect(more.getAttribute('href')).toBe('/lacasona?tab=links&cursor=c1');
    fireEvent.click(more);
    await screen.findByRole('link', { name: 'Dos' });
    expect(screen.getByRole('link', { name: 'Uno' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ver más' })).toBeNull();
    expect(router.state.location.search).toBe('?tab=links');
  });

  test.each([
    ['eventos', 'No hay eventos cargados'],
    ['promos', 'No hay promos cargadas'],
  ])('an empty tab: %s', async (tab, text) => {
    api.mockReturnValue(answers([]));
    await open(`/lacasona?tab=${tab}`);
    expect(screen.getByText(text)).toBeDefined();
  });

  test('a failed tab is an empty list that can be retried', async () => {
    api.mockReturnValueOnce(answers(null)).mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
    const router = await open('/lacasona');
    fireEvent.click(screen.getByRole('link', { name: 'Links' }));
    expect(await screen.findByText('No hay links cargados')).toBeDefined();
    expect(screen.queryByText(messages.general.noConnection), 'one thing is said').toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La Casona');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Links');

    await router.navigate('/lacasona');
    expect(await screen.findByRole('heading', { name: 'Dónde estamos' })).toBeDefined();
    await router.navigate('/lacasona?tab=links');
    api.mockReturnValue(answers([link('l1', 'La carta')]));
    fireEvent.click(await screen.findByRole('button', { name: messages.general.retry }));
    expect(await screen.findByRole('link', { name: 'La carta' })).toBeDefined();
    expect(screen.queryByRole('button', { name: messages.general.retry })).toBeNull();
  });

  test('a failed tab is read when the connection is back', async () => {
    api.mockReturnValueOnce(answers(null)).mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
    await open('/lacasona');
    fireEvent.click(screen.getByRole('link', { name: 'Links' }));
    await screen.findByRole('button', { name: messages.general.retry });
    api.mockReturnValue(answers([link('l1', 'La carta')]));
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('link', { name: 'La carta' })).toBeDefined();
  });

  test('a list that fails on the first load does not fail the profile', async () => {
    api.mockImplementation((url) =>
      url.searchParams.get('tab') === 'info'
        ? { ...answers(null), perfil: { ...PERFIL, username: 'otra' } }
        : { error: { code: 'internal', message: 'Algo falló.' } },
    );
    await open('/otra?tab=eventos');
    expect(screen.getByText('No hay eventos cargados')).toBeDefined();
    expect(screen.getByRole('button', { name: messages.general.retry })).toBeDefined();
  });

  test('an unreadable profile is an error', async () => {
    api.mockReturnValue({ error: { code: 'internal', message: 'Algo falló.' } });
    await open('/ninguna?tab=eventos');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Algo falló.');
  });

  test.each(['/@lacasona', '/lacasona.?tab=info', '/LaCasona', '/%22lacasona%22'])(
    'a pasted address redirects to the profile: %s',
    async (address) => {
      api.mockImplementation(({ pathname }) =>
        pathname.endsWith('/lacasona') ? answers(null) : { error: { code: 'not-found', message: 'x' } },
      );
      const { state } = await open(address);
      expect(state.location.pathname).toBe('/lacasona');
      expect(state.historyAction).not.toBe('PUSH');
    },
  );

  test('an old username redirects to the present one, with the query', async () => {
    api.mockReturnValue(answers(null));
    const { state } = await open('/antes?tab=info&de=qr');
    expect(state.location.pathname + state.location.search).toBe('/lacasona?tab=info&de=qr');
    expect(state.historyAction).not.toBe('PUSH');
  });

  test('nobody has that name', async () => {
    api.mockReturnValue({ error: { code: 'not-found', message: 'x' } });
    await open('/nadie');
    expect(screen.getByText(messages.perfil.notFound)).toBeDefined();
  });

  test('requests nothing for a name that is too long', async () => {
    await open(`/${'a'.repeat(61)}`);
    expect(screen.getByText(messages.perfil.notFound)).toBeDefined();
    expect(api).not.toHaveBeenCalled();
  });

  test('offers to copy the short link', async () => {
    api.mockReturnValue(answers(null));
    const config = document.createElement('script');
    config.id = 'vidriera';
    config.textContent = JSON.stringify({
      remotes: {},
      firebase: { apiKey: 'a', authDomain: 'a', projectId: 'a', storageBucket: 'a' },
      linkHost: 'vidriera.ar/',
    });
    document.head.append(config);
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await open('/lacasona');
    fireEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar link' }));
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(`${location.protocol}//vidriera.ar/lacasona#de=compartido`),
    );
    config.remove();
  });
});

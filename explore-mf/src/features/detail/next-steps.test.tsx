import { render, screen, within } from '@testing-library/react';
import type { Related } from '@vidriera/domain/api/schema';
import { cardWith, detailWith } from '@vidriera/domain/testing/items';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { describe, expect, it, vi } from 'vitest';
import Detail from './detail.tsx';
import { dataOf } from './load.ts';

vi.mock('@vidriera/session', () => ({
  useUser: () => null,
  useUnreported: () => false,
  sessionHint: () => null,
  sessionNow: () => ({ user: null, loading: false }),
}));

const owner = { id: 'u1', username: 'bar', nombre: 'Bar', imagen: null };
const url = new URL('/explore/evento/i1', location.href).href;
const PAST = { fechaExacta: '2026-11-20', proximaFecha: '2026-11-20' };

function show(
  tipo: TipoAgenda,
  overrides: object,
  { path = '/explore/evento/i1', ...more }: Partial<Related & { path: string }> = {},
) {
  const detail = detailWith(tipo, overrides);
  const data = dataOf(detail, { author: [], similar: [], ...more }, '2026-11-22T12:00');
  const routes = [{ path, element: <Detail data={data} /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}
const hrefOf = (name: string, where = screen.queryByRole('link', { name })) => where?.getAttribute('href');

describe('below a detail', () => {
  const author = [cardWith('evento', { id: 'a1', titulo: 'Del mismo' })];
  const similar = [cardWith('evento', { id: 's1', titulo: 'Parecida' })];

  it('are the owner’s other items with a link to the profile, and similar ones with a link to the category', () => {
    show('evento', { categoria: 'Musica' }, { author, similar });
    const [own, alike] = ['Más de Bar', 'También te puede interesar'].map((name) =>
      within(screen.getByRole('region', { name })),
    );
    expect(hrefOf('', own?.getByRole('link', { name: 'Del mismo' }))).toBe('/explore/evento/a1');
    expect(hrefOf('', own?.getByRole('link', { name: 'Ver su perfil' }))).toBe('/bar');
    expect(hrefOf('', alike?.getByRole('link', { name: 'Parecida' }))).toBe('/explore/evento/s1');
    expect(hrefOf('', alike?.getByRole('link', { name: 'Explorar Música' }))).toBe(
      '/explore?categoria=Musica',
    );
  });

  it('links within the layout, and from a promo to the whole agenda', () => {
    show('promo', {}, { path: '/promos/i1', similar: [cardWith('promo', { id: 's2', titulo: 'Otra' })] });
    expect(hrefOf('Otra')).toBe('/promos/s2');
    expect(hrefOf('Ver toda la agenda')).toBe('/explore');
    expect(screen.queryByRole('region', { name: 'Más de Bar' })).toBeNull();
  });

  it('comes after the item’s facts, also of a past one', () => {
    for (const more of [PAST, {}]) {
      show('evento', more, { author });
      const cards = screen.getByRole('region', { name: 'Más de Bar' });
      const facts = screen.getByLabelText('Datos');
      expect(facts.compareDocumentPosition(cards) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      document.body.replaceChildren();
    }
  });
});

describe('without a link to book by', () => {
  const contactHref = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
  const ways = { whatsapp: 'https://wa.me/5491155550134', sitioWeb: 'https://bar.example/' };

  it.each(['evento', 'curso', 'promo'] as const)('asks by WhatsApp, with the %s filled in', (tipo) => {
    show(tipo, { usuario: { ...owner, ...ways } });
    const href = new URL(contactHref('Consultar por WhatsApp') ?? '');
    expect(href.origin + href.pathname).toBe(ways.whatsapp);
    expect(href.searchParams.get('text')).toBe(
      `Hola, quería consultar por «Peña»:\n${url.replace('evento', tipo)}`,
    );
    expect(screen.getByRole('button', { name: 'Compartir' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ver su sitio web' })).toBeNull();
  });

  it('links to the owner’s site without a WhatsApp', () => {
    show('evento', { usuario: { ...owner, ...ways, whatsapp: null } });
    expect(contactHref('Ver su sitio web')).toBe(ways.sitioWeb);
  });

  it.each([
    ['there is neither', { usuario: owner }],
    ['what is there must not be followed', { usuario: { ...owner, sitioWeb: 'javascript:alert(1)' } }],
    ['it is over', { ...PAST, usuario: { ...owner, ...ways } }],
  ])('shows only sharing if %s', (_, overrides) => {
    show('evento', overrides);
    expect(contactHref('Consultar por WhatsApp') ?? contactHref('Ver su sitio web')).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Compartir' }).textContent).toBe('Compartir');
  });

  it('booking comes first if there is a link', () => {
    show('evento', { linkReserva: 'https://ejemplo.com/', usuario: { ...owner, ...ways } });
    expect(contactHref('Reservar / Inscribirme')).toBe('https://ejemplo.com/');
    expect(contactHref('Consultar por WhatsApp')).toBeUndefined();
  });
});

describe('a promo', () => {
  it('is used at its owner’s address', () => {
    show('promo', { usuario: { ...owner, direccion: 'Balcarce 870, Salta' } });
    expect(screen.getByText('Dónde')).toBeTruthy();
    expect(hrefOf('Cómo llegar')).toMatch(/maps.*query=Balcarce%20870%2C%20Salta$/);
  });

  it('without an address asks the owner', () => {
    show('promo', { usuario: { ...owner, direccion: null } });
    const fact = screen.getByText(/^Preguntale a/);
    expect(hrefOf('', within(fact).getByRole('link', { name: 'Bar' }))).toBe('/bar');
  });
});

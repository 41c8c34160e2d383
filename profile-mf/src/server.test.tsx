// @vitest-environment node

import { perfilResponseSchema } from '@vidriera/domain/api/schema';
import { cardWith } from '@vidriera/domain/testing/items';
import { textPieces } from '@vidriera/domain/values/text-links';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import PublicScreen from './features/public/public.tsx';

const PERFIL = {
  id: 'casa',
  username: 'lacasona',
  nombre: 'La Casona',
  imagen: 'users/casa/profile/1_yo.webp',
  role: 'creador',
  redes: {
    instagram: 'https://instagram.com/lacasona',
    tiktok: null,
    whatsapp: null,
    facebook: null,
    sitioWeb: null,
  },
  portada: 'users/casa/creator/cover/1_a.webp',
  descripcion: 'Un patio con parra. Abrimos de jueves a domingo.',
  direccion: 'Defensa 1234',
  ubicacion: { lat: -34.6, lng: -58.381592 },
  galeria: ['users/casa/creator/gallery/1_a.webp'],
};
const LINK = cardWith('link', {
  id: 'l1',
  titulo: 'La carta',
  enlace: 'https://ejemplo.com/',
  usuario: { id: 'casa', username: 'lacasona', nombre: 'La Casona', imagen: null },
});

function html(tab: string, page: unknown): string {
  const data = {
    ...perfilResponseSchema.parse({ perfil: PERFIL, page, shopWindow: { lit: false, next: null } }),
    lead: '',
    firstLinks: [],
    front: {
      handle: null,
      lit: true,
      sign: { to: '/eventos/m1', day: '21', words: 'Hoy · 21:00', titulo: 'Milonga' },
    },
    meta: { description: 'Un patio.', card: '/og/x.jpg' },
    about: textPieces(PERFIL.descripcion),
    tab,
    now: '2026-11-21T12:00',
  };
  const routes = [
    { id: 'screen', path: '/:username', element: <WithData of={PublicScreen} />, loader: () => data },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [`/lacasona?tab=${tab}`],
    hydrationData: { loaderData: { screen: data } },
  });
  return renderToString(<RouterProvider router={router} />);
}

it('info renders without a document, readable, and without style attributes (CSP)', () => {
  const page = html('info', null);
  for (const words of [
    'La Casona',
    'Abrimos de jueves a domingo.',
    'Defensa 1234',
    '-34.600000, -58.381592',
    'Hoy · 21:00',
  ]) {
    expect(page).toContain(words);
  }
  expect(page).toContain('href="/lacasona?tab=links"');
  expect(page).toContain('/img/480/users/casa/creator/gallery/1_a.webp');
  expect(page).not.toContain('style=');
});

it('a list renders with the link to its next page', () => {
  const page = html('links', { items: [LINK], cursor: 'c&1' });
  expect(page).toContain('La carta');
  expect(page).toContain('href="/lacasona?tab=links&amp;cursor=c%261"');
  expect(page).not.toContain('style=');
});

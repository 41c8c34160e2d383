import { expect, it } from 'vitest';
import { cardWith } from '../../testing/items.ts';
import { publicPerfilSchema } from '../api/schema.ts';
import { perfilData, siteData } from './structured-data.ts';

const ORIGIN = 'https://vidriera.example';
const perfil = publicPerfilSchema.parse({
  id: 'u1',
  username: 'bar',
  nombre: 'Bar del Sur',
  imagen: 'users/u1/profile/1_a.jpg',
  role: 'creador',
  redes: {
    instagram: 'https://instagram.com/bar',
    tiktok: null,
    whatsapp: 'https://wa.me/5491155555555',
    facebook: null,
    sitioWeb: 'https://bar.example/',
  },
  portada: null,
  descripcion: 'Milongas.',
  direccion: 'Defensa 1344',
  ubicacion: { lat: -34.6, lng: -58.4 },
  galeria: [],
});

it('a creator is an organization with its networks, without the telephone', () => {
  const [page] = perfilData(perfil, [], ORIGIN);
  expect(page).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Organization',
      name: 'Bar del Sur',
      url: `${ORIGIN}/bar`,
      image: `${ORIGIN}/img/1200/users/u1/profile/1_a.jpg`,
      sameAs: ['https://instagram.com/bar', 'https://bar.example/'],
    },
  });
  expect(JSON.stringify(page)).not.toContain('wa.me');
});

it('anybody else is a person without a place', () => {
  const [page] = perfilData({ ...perfil, role: 'personal', imagen: null }, [], ORIGIN);
  expect(page).toMatchObject({ mainEntity: { '@type': 'Person' } });
  expect(JSON.stringify(page)).not.toContain('Geo');
  expect(JSON.stringify(page)).toContain(`${ORIGIN}/og/perfil/bar/`);
});

it('lists what the page shows, in its order', () => {
  const items = [
    cardWith('link', { id: 'l1', titulo: 'La carta', enlace: 'https://carta.example/' }),
    cardWith('link', { id: 'l2', titulo: 'Roto', enlace: null }),
    cardWith('evento', { id: 'e1', titulo: 'Peña' }),
  ];
  const [, list] = perfilData(perfil, items, ORIGIN);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { position: 1, name: 'La carta', url: 'https://carta.example/' },
      { position: 2, name: 'Roto', url: undefined },
      { position: 3, name: 'Peña', url: `${ORIGIN}/explore/evento/e1` },
    ],
  });
});

it('the site has a search action', () =>
  expect(JSON.stringify(siteData(ORIGIN))).toContain(`${ORIGIN}/explore?q={search_term_string}`));

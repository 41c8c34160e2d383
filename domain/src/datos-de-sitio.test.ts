import { expect, it } from 'vitest';
import { perfilPublicoSchema } from './api-schema.ts';
import { datosDelSitio, datosDePerfil } from './datos-de-sitio.ts';

const ORIGIN = 'https://vidriera.example';
const perfil = perfilPublicoSchema.parse({
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

it('a creator is an organization with its networks, but for the telephone', () => {
  const [pagina] = datosDePerfil(perfil, ORIGIN);
  expect(pagina).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Organization',
      name: 'Bar del Sur',
      url: `${ORIGIN}/bar`,
      image: `${ORIGIN}/img/1200/users/u1/profile/1_a.jpg`,
      sameAs: ['https://instagram.com/bar', 'https://bar.example/'],
    },
  });
  expect(JSON.stringify(pagina)).not.toContain('wa.me');
});

it('anybody else is a person, without a place on the map', () => {
  const [pagina] = datosDePerfil({ ...perfil, role: 'personal', imagen: null }, ORIGIN);
  expect(pagina).toMatchObject({ mainEntity: { '@type': 'Person' } });
  expect(JSON.stringify(pagina)).not.toContain('Geo');
  expect(JSON.stringify(pagina)).toContain(`${ORIGIN}/og/perfil/bar/`);
});

it('the site can be searched', () =>
  expect(JSON.stringify(datosDelSitio(ORIGIN))).toContain(`${ORIGIN}/explore?q={search_term_string}`));

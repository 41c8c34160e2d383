// @vitest-environment node

import type { Card } from '@vidriera/domain/item/wire-schema';
import { cardWith, detailWith } from '@vidriera/domain/testing/items';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { WithData } from '@vidriera/runtime/testing/with-data';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import Cities from './features/cities/cities.tsx';
import Detail from './features/detail/detail.tsx';
import { dataOf } from './features/detail/load.ts';
import Explore from './features/explore/explore.tsx';

function html(path: string, element: React.ReactNode, data: unknown): string {
  const routes = [{ id: 'screen', path, element, loader: () => data }];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { screen: data } },
  });
  return renderToString(<RouterProvider router={router} />);
}

const common = {
  imagen: 'posts/evento/main/u1/1_foto.jpg',
  usuario: { id: 'u1', username: 'bar', nombre: 'Bar del Sur', imagen: null },
};
const agenda = { direccion: 'Defensa 1344', horaInicio: '21:00' };
const evento = cardWith('evento', {
  ...common,
  ...agenda,
  id: 'e1',
  titulo: 'Peña',
  categoria: 'Musica',
  fechaExacta: '2026-11-26',
  proximaFecha: '2026-11-26',
});
const curso = cardWith('curso', {
  ...common,
  ...agenda,
  id: 'c1',
  titulo: 'Cerámica',
  imagen: null,
  tituloCategoria: 'Educacion',
  cantHoras: 12,
  nombreProfe: 'Ana Ruiz',
});
const promo = cardWith('promo', { ...common, id: 'p1', titulo: '2×1', cantCanjeos: 3 });
const TEXT = { descripcion: 'Traé abrigo.' };
const pageOf = (item: Card) => ({ value: { items: [item], cursor: 'c' } });
const now = '2026-11-21T12:00';
const ROSARIO = { codigo: 'rosario', nombre: 'Rosario' };
const SALTA = { codigo: 'salta', nombre: 'Salta' };

it('explore renders without a document, readable, and without style attributes (CSP)', () => {
  const filters = { q: 'peña', categoria: 'Musica' };
  const page = html('/explore', <WithData of={Explore} />, {
    now,
    filters,
    pages: { evento: 1, promo: 1, curso: 1 },
    days: [],
    creators: [],
    place: { ...ROSARIO, zona: ROSARIO },
    soon: [],
    evento: pageOf(evento),
    curso: pageOf(curso),
    promo: { error: 'No se pudieron cargar las promos.' },
  });
  for (const words of ['Peña', 'Cerámica', 'No se pudieron cargar las promos.', 'value="peña"']) {
    expect(page).toContain(words);
  }
  expect(page).toContain('href="/explore/evento/e1"');
  expect(page).toContain('href="/explore/en"');
  expect(page).not.toContain('style=');
});

it('cities render as links, and explore links to them without scripts', () => {
  const zonas = [ROSARIO, SALTA].map((zona, index) => ({ ...zona, cantidad: 9 - index }));
  const page = html('/explore/en', <WithData of={Cities} />, { zonas });
  for (const city of ['/en/rosario', '/en/salta', '']) expect(page).toContain(`href="/explore${city}"`);
});

it.each([
  detailWith('evento', { ...evento, ...TEXT, imagenes: ['posts/evento/gallery/u1/2_otra.jpg'] }),
  detailWith('curso', {
    ...curso,
    ...TEXT,
    descripcionReserva: 'Seña',
    linkReserva: 'https://ejemplo.com',
  }),
  detailWith('promo', { ...promo, ...TEXT }),
])('the detail of an $tipo renders without a document', (detail) => {
  const related = { author: [curso], similar: [cardWith('evento', { ...evento, id: 'e2' })] };
  const data = dataOf(detail, related, now);
  const page = html(`/explore/${detail.tipo}/x`, <WithData of={Detail} />, data);
  expect(page).toContain('href="/explore/curso/c1"');
  expect(page).toContain('href="/explore/evento/e2"');
  expect(page).toContain(detail.titulo);
  expect(page).toContain(TEXT.descripcion);
  expect(page).not.toContain('style=');
});

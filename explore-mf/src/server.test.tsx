// @vitest-environment node
import { agendaCardSchema, cardSchema, detailSchema } from 'domain/item/wire-schema';
import { createMemoryRouter, RouterProvider } from 'kit/router';
import { WithData } from 'kit/with-data';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import Cities from './features/cities/cities.tsx';
import Detail from './features/detail/detail.tsx';
import { dataOf } from './features/detail/load.ts';
import Explore from './features/explore/explore.tsx';

/** A screen as a server without a document draws it. */
function html(path: string, element: React.ReactNode, data: unknown): string {
  const routes = [{ id: 'screen', path, element, loader: () => data }];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { screen: data } },
  });
  return renderToString(<RouterProvider router={router} />);
}

const common = {
  descripcion: 'Traé abrigo.',
  imagen: 'posts/evento/main/u1/1_foto.jpg',
  usuario: { id: 'u1', username: 'bar', nombre: 'Bar del Sur', imagen: null },
  cantLikes: 0,
};
const agenda = { direccion: 'Defensa 1344', modalidad: 'Presencial', horaInicio: '21:00', horaFin: null };
const evento = {
  ...common,
  ...agenda,
  tipo: 'evento',
  id: 'e1',
  titulo: 'Peña',
  categoria: 'Musica',
  fechaExacta: '2026-11-26',
  fechaPeriodica: null,
  proximaFecha: '2026-11-26',
};
const curso = {
  ...common,
  ...agenda,
  tipo: 'curso',
  id: 'c1',
  titulo: 'Cerámica',
  imagen: null,
  tituloCategoria: 'Educacion',
  fechaDesde: null,
  fechaHasta: null,
  cantHoras: 12,
  nombreProfe: 'Ana Ruiz',
  licenciatura: 'Prof.',
};
const promo = {
  ...common,
  tipo: 'promo',
  id: 'p1',
  titulo: '2×1',
  cantCanjeos: 3,
  fechaDesde: null,
  fechaHasta: null,
};
const pageOf = (item: unknown) => ({ value: { items: [cardSchema.parse(item)], cursor: 'c' } });
const now = '2026-11-21T12:00';
const ROSARIO = { codigo: 'rosario', nombre: 'Rosario' };
const SALTA = { codigo: 'salta', nombre: 'Salta' };

it('explore is drawn without a document, readable, and without the style attributes the policy refuses', () => {
  const filters = { q: 'peña', categoria: 'Musica' };
  const page = html('/explore', <WithData of={Explore} />, {
    now,
    filters,
    pages: { evento: 1, promo: 1, curso: 1 },
    days: [],
    creators: [],
    place: { ...ROSARIO, zona: ROSARIO },
    weekend: { value: { items: [], more: false } },
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

it('cities that have something to come are links, and the chip of explore leads there without scripts', () => {
  const zonas = [ROSARIO, SALTA].map((zona, index) => ({ ...zona, cantidad: 9 - index }));
  const page = html('/explore/en', <WithData of={Cities} />, { zonas });
  for (const city of ['/en/rosario', '/en/salta', '']) expect(page).toContain(`href="/explore${city}"`);
});

it.each([
  [
    'evento',
    {
      ...evento,
      imagenes: ['posts/evento/gallery/u1/2_otra.jpg'],
      descripcionReserva: '',
      linkReserva: null,
    },
  ],
  ['curso', { ...curso, imagenes: [], descripcionReserva: 'Seña', linkReserva: 'https://ejemplo.com' }],
  ['promo', { ...promo, imagenes: [] }],
])('so is the detail of an %s', (tipo, detail) => {
  const related = {
    author: [agendaCardSchema.parse(curso)],
    similar: [agendaCardSchema.parse({ ...evento, id: 'e2' })],
  };
  const data = dataOf(detailSchema.parse(detail), related, now);
  const page = html(`/explore/${tipo}/x`, <WithData of={Detail} />, data);
  expect(page).toContain('href="/explore/curso/c1"');
  expect(page).toContain('href="/explore/evento/e2"');
  expect(page).toContain(detail.titulo);
  expect(page).toContain('Traé abrigo.');
  expect(page).not.toContain('style=');
});

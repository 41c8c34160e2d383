import type { CardOf } from 'domain/item/wire-schema';
import { itemIdSchema, uidSchema } from 'domain/values/ids-schema';
import { expect, test } from 'vitest';
import { storyOf, stubOf } from './story.ts';

const common = {
  id: itemIdSchema.parse('e1'),
  titulo: 'Peña',
  descripcion: 'Guitarra',
  imagen: 'posts/evento/main/u1/1_a.jpg',
  usuario: { id: uidSchema.parse('u1'), username: 'ana', nombre: 'Ana', imagen: null },
  cantLikes: 0,
};
const place = {
  horaInicio: '21:00',
  horaFin: null,
  direccion: 'Defensa 1344',
  modalidad: 'Presencial',
} as const;
const evento: CardOf<'evento'> = {
  ...common,
  ...place,
  ...{ tipo: 'evento', categoria: 'Musica', fechaPeriodica: null },
  ...{ fechaExacta: '2026-11-27', proximaFecha: '2026-11-27' },
};
const NOW = '2026-11-20T12:00';
const story = (card: Parameters<typeof storyOf>[0]) => storyOf(card, NOW, 'vidriera.ar/');

test('an event says its day, its hours and its place, and whose it is', () => {
  expect(story(evento)).toEqual({
    label: 'EVENTO',
    titulo: 'Peña',
    lines: ['viernes 27 de noviembre', '21:00 h', 'Defensa 1344'],
    day: '2026-11-27',
    imagen: common.imagen,
    author: 'Ana',
    address: 'vidriera.ar/ana',
  });
  expect(stubOf('2026-11-27')).toEqual(['VIE', '27', 'NOV']);
});

test('it says nothing of today: it is looked at on other days, too', () => {
  expect(storyOf(evento, '2026-11-27T12:00', 'vidriera.ar/').lines[0]).toBe('viernes 27 de noviembre');
});

test('what is not known is left out', () => {
  const bare = { ...evento, fechaExacta: null, proximaFecha: null, horaInicio: null, direccion: '' };
  expect(story(bare)).toMatchObject({ lines: [], day: null });
  expect(story({ ...bare, modalidad: 'Virtual' }).lines).toEqual(['Virtual']);
});

test('a weekly event, a course, a promo and a link say what is theirs', () => {
  const weekly = { ...evento, fechaExacta: null, fechaPeriodica: 'Todos los viernes' } as const;
  expect(story(weekly)).toMatchObject({
    day: '2026-11-27',
    lines: [/Todos los viernes/, '21:00 h', 'Defensa 1344'].map((one) => expect.stringMatching(one)),
  });
  const fechas = { fechaDesde: '2026-12-01', fechaHasta: '2026-12-22' };
  const course: CardOf<'curso'> = {
    ...{ ...common, ...place, ...fechas, tipo: 'curso' },
    ...{ tituloCategoria: null, cantHoras: 0, nombreProfe: 'Ruiz', licenciatura: 'Prof.' },
  };
  expect(story(course).lines).toEqual(['del 1 dic al 22 dic', '21:00 h', 'Prof. Ruiz', 'Defensa 1344']);
  expect(story({ ...common, ...fechas, tipo: 'promo', cantCanjeos: 0 }).lines).toEqual([
    'del 1 dic al 22 dic',
  ]);
  expect(story({ ...common, tipo: 'link', enlace: 'https://x.ar/' }).lines).toEqual(['Guitarra']);
});

import { expect, it } from 'vitest';
import { NO_ORDER, type Orden, placedLinks, shownOrder } from './orden.ts';
import { headingSchema, ordenStoredSchema } from './schema.ts';

const orden = (lista: string[], link: string[] = []): Orden => ({
  ...NO_ORDER,
  lista,
  fijados: { ...NO_ORDER.fijados, link },
});

it('without an order, links stand newest first', () =>
  expect(shownOrder(NO_ORDER, ['c', 'b', 'a'])).toEqual({ pinned: [], rest: ['c', 'b', 'a'] }));

it('shows pins, then links that the order lacks, then the order', () =>
  expect(shownOrder(orden(['a', 'c', 'b'], ['b', 'x']), ['e', 'd', 'c', 'b', 'a'])).toEqual({
    pinned: ['b'],
    rest: ['e', 'd', 'a', 'c'],
  }));

it('leaves out ids that are gone, and headings without links', () => {
  expect(placedLinks(orden(['a', '# Vacío', 'gone', '# Redes', 'b'], ['gone']), ['b', 'a'])).toEqual([
    ['a', {}],
    ['b', { seccion: 'Redes' }],
  ]);
});

it('a new link stands under no heading, and a pinned one says so', () =>
  expect(placedLinks(orden(['# Redes', 'a', 'b'], ['b']), ['new', 'b', 'a'])).toEqual([
    ['b', { fijado: true }],
    ['new', {}],
    ['a', { seccion: 'Redes' }],
  ]));

it('reads a stored order part by part: what is wrong in one part costs nothing else', () => {
  expect(ordenStoredSchema.parse({})).toEqual(NO_ORDER);
  expect(
    ordenStoredSchema.parse({
      lista: ['a', 5, 'a', '# \u3164', '# Redes', 'b/c', '__x__', `# ${'x'.repeat(61)}`],
      fijados: { link: 'a', evento: ['e', 'f'], otro: ['x'] },
      pestana: 'nada',
    }),
  ).toEqual({
    lista: ['a', '# Redes'],
    fijados: { link: [], evento: ['e'], curso: [], promo: [] },
    pestana: null,
  });
  expect(ordenStoredSchema.parse({ lista: null, fijados: null, pestana: null })).toEqual(NO_ORDER);
});

it.each([
  ['  Entradas  ', 'Entradas'],
  ['a\nb', 'a b'],
  ['', null],
  ['\u200B', null],
  ['x'.repeat(61), null],
])('a heading %j becomes %j', (titulo, expected) =>
  expect(headingSchema.safeParse({ titulo }).data?.titulo ?? null).toBe(expected),
);

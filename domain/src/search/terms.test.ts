import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../values/limits.ts';
import { markOf, marksOf } from './synonyms.ts';
import { maySlip, meaningful, swaps, termsOf } from './terms.ts';

const typed = (q: string) => termsOf(q).map(({ word }) => word);

test('a search becomes its distinct meaningful words, folded', () => {
  expect(termsOf('Clases de TANGO en la Peña, tango')).toEqual([
    { word: 'clases', stem: 'clas' },
    { word: 'tango', stem: 'tango' },
    { word: 'pena', stem: 'pena' },
  ]);
  expect(meaningful('Títeres: El zorro y la luna')).toEqual(['titeres', 'zorro', 'luna']);
});

test('a single letter beside other words is ignored, a number counts', () => {
  expect(typed('milonga del s')).toEqual(['milonga']);
  expect(typed('fútbol 7')).toEqual(['futbol', '7']);
  expect(typed('m')).toEqual(['m']);
});

test('a search of stop words alone keeps them', () => {
  expect(typed('La')).toEqual(['la']);
  expect(typed('¿…?')).toEqual([]);
});

test('an endless search is cut', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500, unit: 'binary' }), (q) => {
      const terms = termsOf(q);
      expect(terms.length).toBeLessThanOrEqual(LIMITS.searchWordsMax);
      expect(terms).toEqual(termsOf(q.slice(0, LIMITS.busqueda)));
    }),
  );
});

test('swapped neighbours count as one slip at any position', () => {
  expect(swaps('tagno')).toEqual(['atgno', 'tgano', 'tango', 'tagon']);
  expect(swaps('jazz')).toEqual(['ajzz', 'jzaz']);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,12}$/), (word) => {
      for (const swapped of swaps(word)) expect(swaps(swapped)).toContain(word);
    }),
  );
});

test('short words match only as typed', () => {
  const slip = (q: string) => termsOf(q).map(maySlip);
  expect(slip('pan vino')).toEqual([false, true]);
});

test('synonyms stand for their category or kind', () => {
  const marks = (q: string) => termsOf(q).flatMap(({ stem }) => marksOf(stem));
  expect(marks('recitales')).toEqual([markOf('Musica')]);
  expect(marks('boliche')).toEqual([markOf('Fiestas')]);
  expect(marks('Música')).toEqual([markOf('Musica')]);
  expect(marks('taller')).toEqual([markOf('Educacion'), markOf('curso')]);
  expect(marks('promos')).toEqual([markOf('promo')]);
  expect(marks('jazz')).toEqual([]);
});

test('words of dates and of children are no slips', () => {
  for (const q of ['finde', 'mañana', 'noche', 'chicos', 'niños', 'NIÑAS'])
    expect(termsOf(q).filter(maySlip), q).toEqual([]);
  expect(termsOf('fiesta').filter(maySlip)).toHaveLength(1);
});

test('a multiplication is one word, however it is written', () => {
  for (const q of ['2x1', '2 x 1', '2 X 1', '2×1', '2 × 1']) expect(typed(q), q).toEqual(['2x1']);
  expect(typed('promo 2 x 1 en pizzas')).toEqual(['promo', '2x1', 'pizzas']);
  expect(typed('los x men')).toEqual(['men']);
});

test('children’s words mean the category', () => {
  for (const q of ['chicos', 'niños', 'niñas', 'nenes'])
    expect(
      termsOf(q).flatMap(({ stem }) => marksOf(stem)),
      q,
    ).toEqual([markOf('Infantil')]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../values/limits.ts';
import { markOf, marksOf } from './synonyms.ts';
import { maySlip, meaningful, swaps, termsOf } from './terms.ts';

const typed = (q: string) => termsOf(q).map(({ word }) => word);

test('a search is its words that mean something, folded, none twice', () => {
  expect(termsOf('Clases de TANGO en la Peña, tango')).toEqual([
    { word: 'clases', stem: 'clas' },
    { word: 'tango', stem: 'tango' },
    { word: 'pena', stem: 'pena' },
  ]);
  expect(meaningful('Títeres: El zorro y la luna')).toEqual(['titeres', 'zorro', 'luna']);
});

test('a letter beside other words is waited for, a number is meant', () => {
  expect(typed('milonga del s')).toEqual(['milonga']);
  expect(typed('fútbol 7')).toEqual(['futbol', '7']);
  expect(typed('m')).toEqual(['m']);
});

test('where no word means anything, they are what is meant', () => {
  expect(typed('La')).toEqual(['la']);
  expect(typed('¿…?')).toEqual([]);
});

test('a search without end is its beginning', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500, unit: 'binary' }), (q) => {
      const terms = termsOf(q);
      expect(terms.length).toBeLessThanOrEqual(LIMITS.searchWordsMax);
      expect(terms).toEqual(termsOf(q.slice(0, LIMITS.busqueda)));
    }),
  );
});

test('swapped neighbours are one slip, wherever they stand', () => {
  expect(swaps('tagno')).toEqual(['atgno', 'tgano', 'tango', 'tagon']);
  expect(swaps('jazz')).toEqual(['ajzz', 'jzaz']);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,12}$/), (word) => {
      for (const swapped of swaps(word)) expect(swaps(swapped)).toContain(word);
    }),
  );
});

test('short words are taken at their word', () => {
  const slip = (q: string) => termsOf(q).map(maySlip);
  expect(slip('pan vino')).toEqual([false, true]);
});

test('what people say who mean a category, or a kind, stands for it', () => {
  const marks = (q: string) => termsOf(q).flatMap(({ stem }) => marksOf(stem));
  expect(marks('recitales')).toEqual([markOf('Musica')]);
  expect(marks('boliche')).toEqual([markOf('Fiestas')]);
  expect(marks('Música')).toEqual([markOf('Musica')]);
  expect(marks('taller')).toEqual([markOf('Educacion'), markOf('curso')]);
  expect(marks('promos')).toEqual([markOf('promo')]);
  expect(marks('jazz')).toEqual([]);
});

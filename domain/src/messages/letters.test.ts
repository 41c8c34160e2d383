import { expect, it } from 'vitest';
import * as letters from './letters.ts';

const { figures } = letters;

it('a summary counts one and many', () => {
  expect(figures.sums('noviembre', 1, 1)).toBe('En noviembre tu vidriera tuvo 1 vista y 1 toque.');
  expect(figures.sums('noviembre', 1200, 0)).toBe('En noviembre tu vidriera tuvo 1.200 vistas y 0 toques.');
  expect(figures.seats(1)).toBe('En ese mes te pidieron 1 lugar.');
  expect(figures.promos(1, 0)).toBe('Promos tomadas: 1. Canjeadas: 0.');
});

it.each([
  [12, 10, 'Son 2 vistas más que en octubre.'],
  [9, 10, 'Es 1 vista menos que en octubre.'],
  [10, 10, 'Son las mismas vistas que en octubre.'],
])('a summary compares %d views with %d', (views, then, words) => {
  expect(figures.compared('octubre', views, then)).toBe(words);
});

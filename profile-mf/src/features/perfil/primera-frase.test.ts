import { expect, test } from 'vitest';
import { primeraFrase } from './primera-frase.ts';

test.each([
  ['', ''],
  ['  Un patio con parra. Abrimos los jueves.', 'Un patio con parra.'],
  ['¡Vení! Hay lugar', '¡Vení!'],
  ['Taller 2.0 de barrio\nLunes', 'Taller 2.0 de barrio'],
])('%j', (descripcion, frase) => {
  expect(primeraFrase(descripcion)).toBe(frase);
});

test('a long one is cut at a word', () => {
  const frase = primeraFrase('palabra '.repeat(40));
  expect(frase.length).toBeLessThanOrEqual(141);
  expect(frase.endsWith('palabra…')).toBe(true);
});

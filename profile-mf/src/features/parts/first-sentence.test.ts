import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['', ''],
  ['  Un patio con parra. Abrimos los jueves.', 'Un patio con parra.'],
  ['¡Vení! Hay lugar', '¡Vení!'],
  ['Taller 2.0 de barrio\nLunes', 'Taller 2.0 de barrio'],
])('%j', (descripcion, sentence) => {
  expect(firstSentence(descripcion)).toBe(sentence);
});

test('cuts a long sentence at a word', () => {
  const sentence = firstSentence('palabra '.repeat(40));
  expect(sentence.length).toBeLessThanOrEqual(141);
  expect(sentence.endsWith('palabra…')).toBe(true);
});

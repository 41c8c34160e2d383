import { expect, test } from 'vitest';
import { resumir } from './resumir.ts';

test('a short text stays, in one line', () => expect(resumir(' Una\n  peña ')).toBe('Una peña'));
test('a long one is cut at a word, without the comma before', () =>
  expect(resumir('Milonga, clase y orquesta', 12)).toBe('Milonga…'));
test('a word too long for it is cut anyway, never through a character', () => {
  expect(resumir('a'.repeat(300)).length).toBe(161);
  expect(resumir(`abc${'🎉'.repeat(9)}`, 6).isWellFormed()).toBe(true);
});

import { expect, test } from 'vitest';
import { summarize } from './summarize.ts';

test('a short text stays, in one line', () => expect(summarize(' Una\n  peña ')).toBe('Una peña'));
test('a long text is cut at a word, without the comma before', () =>
  expect(summarize('Milonga, clase y orquesta', 12)).toBe('Milonga…'));
test('a word too long for it is cut, but never within a character', () => {
  expect(summarize('a'.repeat(300)).length).toBe(161);
  expect(summarize(`abc${'🎉'.repeat(9)}`, 6).isWellFormed()).toBe(true);
});

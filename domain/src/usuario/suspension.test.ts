import { expect, test } from 'vitest';
import { FOR_GOOD, suspensionEnd, untilText } from './suspension.ts';

const NOW = new Date('2026-11-28T15:00:00Z');

test.each([
  [7, 'hasta el 5 de diciembre de 2026'],
  [30, 'hasta el 28 de diciembre de 2026'],
  [null, 'sin fecha de vuelta'],
] as const)('suspensionEnd: %s days end %s', (days, text) => {
  expect(untilText(suspensionEnd(days, NOW))).toBe(text);
});

test('untilText: later than for good is for good', () => {
  expect(untilText(new Date(FOR_GOOD.getTime() + 1))).toBe('sin fecha de vuelta');
});

import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

const MINUTE = 60_000;

it.each([
  [0, ''],
  [1.9 * MINUTE, ''],
  [-1.9 * MINUTE, ''],
  [2 * MINUTE - 1000, 'El reloj de este dispositivo está 2 minutos atrasado.'],
  [-10 * MINUTE, 'El reloj de este dispositivo está 10 minutos adelantado.'],
  [-780 * MINUTE, 'El reloj de este dispositivo está 13 horas adelantado.'],
  [365 * 24 * 60 * MINUTE, 'El reloj de este dispositivo está 365 días atrasado.'],
])('a clock that differs by %i ms: %j', (offset, text) => {
  expect(clockText(offset)).toBe(text);
});

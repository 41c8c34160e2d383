import { expect, it } from 'vitest';
import { masDe } from './cuentas.ts';

it.each([
  [undefined, '+100'],
  [0, '+100'],
  [199, '+100'],
  [200, '+200'],
  [1234, '+1.200'],
])('%s events are %s', (cuenta, dice) => {
  expect(masDe(cuenta, 100)).toBe(dice);
});

import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Ana María Ruiz', 'Ana R.'],
  ['  beto   ñandú ', 'beto Ñ.'],
  ['Sol', 'Sol'],
  ['Lía 😀', 'Lía 😀.'],
  ['', ''],
])('of %j is %j', (nombre, short) => {
  expect(shortName(nombre)).toBe(short);
});

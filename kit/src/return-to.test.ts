import { expect, it } from 'vitest';
import { returnTo } from './return-to.ts';

it.each([
  ['/perfil/editar?x=1#y', '/perfil/editar?x=1#y'],
  ['/loginx', '/loginx'],
])('%s is an address of ours', (value, target) => {
  expect(returnTo(value)).toBe(target);
});

it.each([
  [null],
  [''],
  ['perfil'],
  ['//malo.com'],
  ['/\\malo.com'],
  ['/a\\b'],
  ['/\t/malo.com'],
  ['https://malo.com'],
  ['javascript:alert(1)'],
  ['/login'],
  ['/login?volver=/login'],
  ['/signup'],
])('%s leads to /all', (value) => {
  expect(returnTo(value)).toBe('/all');
});

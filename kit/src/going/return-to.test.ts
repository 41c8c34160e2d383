import { expect, it } from 'vitest';
import { returnTo, withReturn } from './return-to.ts';

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
  ['/complete-signup?volver=/likes'],
])('%s leads to /all', (value) => {
  expect(returnTo(value)).toBe('/all');
});

it.each([
  ['/explore?q=jazz&x=1', '/signup?volver=%2Fexplore%3Fq%3Djazz%26x%3D1'],
  ['/all', '/signup'],
  ['//malo.com', '/signup'],
  [null, '/signup'],
])('back to %s: %s', (back, address) => {
  expect(withReturn('/signup', back)).toBe(address);
});

import { expect, it } from 'vitest';
import { volverA } from './volver-a.ts';

it.each([
  ['/perfil/editar?x=1#y', '/perfil/editar?x=1#y'],
  ['/loginx', '/loginx'],
])('%s is an address of ours', (valor, destino) => {
  expect(volverA(valor)).toBe(destino);
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
])('%s leads to /all', (valor) => {
  expect(volverA(valor)).toBe('/all');
});

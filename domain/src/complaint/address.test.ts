import { expect, test } from 'vitest';
import { complainedOf } from './address.ts';
import { complaintPath } from './paths.ts';

const ORIGIN = 'https://vidriera.ar';

test.each([
  ['/eventos/0a-1', 'evento/0a-1'],
  ['/cursos/c', 'curso/c'],
  ['/promos/p?x=1#y', 'promo/p'],
  ['/explore/evento/e', 'evento/e'],
  ['https://vidriera.ar/explore/promo/p', 'promo/p'],
  [' https://vidriera.ar/ana.paz?tab=links ', 'perfil/ana.paz'],
  ['/%61na', 'perfil/ana'],
  ['/og/evento/e/1x.jpg', 'evento/e'],
  ['/og/perfil/ana/1x.jpg', 'perfil/ana'],
])('complainedOf: reads %s', (text, of) => {
  expect(complainedOf(text, ORIGIN)).toBe(of);
});

test.each([
  '',
  '/',
  '/explore',
  '/login',
  '/eventos',
  '/explore/evento',
  '/explore/otro/x',
  '/a/b',
  '/eventos/a/b',
  '/og/otro/x/1x.jpg',
  '/og/evento',
  'https://otro.ar/ana',
  '//otro.ar/ana',
  'ana',
  'javascript:alert(1)',
  'nada de esto',
  '/constructor/x',
])('complainedOf: refuses %j', (text) => {
  expect(complainedOf(text, ORIGIN)).toBeNull();
});

test('complaintPath: leads back to the same thing', () => {
  const query = new URL(complaintPath('/ana?tab=links'), ORIGIN).searchParams;
  expect(complainedOf(query.get('de') ?? '', ORIGIN)).toBe('perfil/ana');
});

import { expect, test } from 'vitest';
import { placeNamed } from './place-words.ts';

const named = (q: string) => {
  const found = placeNamed(q);
  return found && [found.places.map(({ code }) => code).join(), found.rest, found.isMeant];
};

test.each([
  ['musica en rosario', 'rosario', 'musica', true],
  ['MÚSICA EN TUCUMÁN', 'san-miguel-de-tucuman', 'musica', true],
  ['teatro cordoba', 'cordoba', 'teatro', false],
  ['clases en mar del plata', 'mar-del-plata', 'clases', true],
  ['Mar del Plata', 'mar-del-plata', '', false],
  ['yoga la plata', 'la-plata', 'yoga', false],
  ['kayak bariloche', 'san-carlos-de-bariloche', 'kayak', false],
  ['milonga san telmo', 'san-telmo', 'milonga', false],
  ['en rosario', 'rosario', '', true],
  ['teatro en salta de mendoza', 'salta', 'teatro mendoza', true],
  ['cine caba', 'buenos-aires', 'cine', false],
  ['milonga en haedo', 'haedo', 'milonga', true],
  ['milonga haedo buenos aires', 'haedo', 'milonga', false],
  [
    'feria en 9 de julio',
    'nueve-de-julio-buenos-aires,nueve-de-julio-san-juan,nueve-de-julio-corrientes',
    'feria',
    true,
  ],
  ['teatro en ezeiza', 'jose-maria-ezeiza', 'teatro', true],
  ['tango bella vista', 'bella-vista-tucuman,bella-vista-corrientes', 'tango', false],
])('a search names a place: %s', (q, code, rest, isMeant) => {
  expect(named(q)).toEqual([code, rest, isMeant]);
});

test('a search names a province that no place is called like: all of its places', () => {
  expect(placeNamed('nieve en rio negro')?.places.map(({ provincia }) => provincia)).toContain('Río Negro');
});

test('a search names no place', () => {
  expect(named('milonga del sur')).toBeNull();
  expect(named('')).toBeNull();
  for (const q of [
    'ricky martínez',
    'peña la florida',
    'feria 9 de julio',
    'paul russell',
    'clases de don bosco',
  ])
    expect(named(q), q).toBeNull();
});

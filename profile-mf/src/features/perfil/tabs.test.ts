import { describe, expect, test } from 'vitest';
import { pestanias, TABS_PROPIAS, TABS_PUBLICAS, tabDe } from './tabs.ts';

describe('tabDe', () => {
  test.each([
    ['', TABS_PUBLICAS, 'info'],
    ['tab=promos', TABS_PUBLICAS, 'promos'],
    ['tab=PROMOS', TABS_PUBLICAS, 'info'],
    ['tab=', TABS_PROPIAS.personal, 'eventos'],
    ['tab=info', TABS_PROPIAS.personal, 'eventos'],
    ['tab=links', TABS_PROPIAS.personal, 'eventos'],
    ['tab=cursos', TABS_PROPIAS.personal, 'cursos'],
    ['', TABS_PROPIAS.creador, 'info'],
  ])('of %j', (busqueda, permitidas, esperada) => {
    expect(tabDe(new URLSearchParams(busqueda), permitidas)).toBe(esperada);
  });
});

test('the tabs stand in the order of the specification, under its words', () => {
  const palabras = (...args: Parameters<typeof pestanias>) => pestanias(...args).map(({ label }) => label);
  expect(palabras(TABS_PUBLICAS, 'Info. general')).toEqual([
    'Info. general',
    'Links',
    'Eventos',
    'Cursos',
    'Promos',
  ]);
  expect(palabras(TABS_PROPIAS.creador, 'Info')).toEqual(['Info', 'Links', 'Eventos', 'Cursos', 'Promos']);
  expect(palabras(TABS_PROPIAS.personal, 'Info')).toEqual(['Eventos', 'Cursos', 'Promos']);
});

import { describe, expect, test } from 'vitest';
import { OWN_TABS, PUBLIC_TABS, tabOf, tabs } from './tabs.ts';

describe('tabOf', () => {
  test.each([
    ['', PUBLIC_TABS, 'info'],
    ['tab=promos', PUBLIC_TABS, 'promos'],
    ['tab=PROMOS', PUBLIC_TABS, 'info'],
    ['tab=', OWN_TABS.personal, 'eventos'],
    ['tab=info', OWN_TABS.personal, 'eventos'],
    ['tab=links', OWN_TABS.personal, 'eventos'],
    ['tab=cursos', OWN_TABS.personal, 'cursos'],
    ['', OWN_TABS.creador, 'info'],
  ])('of %j', (busqueda, allowed, expected) => {
    expect(tabOf(new URLSearchParams(busqueda), allowed)).toBe(expected);
  });
});

test('the tabs have the specification’s order and labels', () => {
  const words = (...args: Parameters<typeof tabs>) => tabs(...args).map(({ label }) => label);
  expect(words(PUBLIC_TABS, 'Info. general')).toEqual([
    'Info. general',
    'Links',
    'Eventos',
    'Cursos',
    'Promos',
  ]);
  expect(words(OWN_TABS.creador, 'Info')).toEqual(['Info', 'Links', 'Eventos', 'Cursos', 'Promos']);
  expect(words(OWN_TABS.personal, 'Info')).toEqual(['Eventos', 'Cursos', 'Promos']);
});

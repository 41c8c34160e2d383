import { describe, expect, it } from 'vitest';
import { ALIASES, SAID } from './aliases.ts';
import { findPlaces, placeTyped } from './place-names.ts';
import { placeByCode, places } from './places.ts';

describe('what is typed', () => {
  it.each([
    ['cord', 'Córdoba, Córdoba'],
    ['CÓRD', 'Córdoba, Córdoba'],
    ['tel', 'San Telmo, CABA'],
    ['gral. pi', 'General Pico, La Pampa'],
    ['9 de jul', 'Nueve de Julio, Buenos Aires'],
    ['sta. rosa', 'Santa Rosa, La Pampa'],
    ['capi', 'Capilla del Señor, Buenos Aires'],
    ['bariloche', 'San Carlos de Bariloche, Río Negro'],
    ['ñ', undefined],
    [' ', undefined],
  ])('%j finds first %s', (text, label) => {
    const found = findPlaces(text, 8);
    if (label) expect(found.map((place) => place.label)).toContain(label);
    else expect(found.filter((place) => !place.label.toLowerCase().includes('n'))).toEqual([]);
  });
  it('finds at most as many as asked for', () => expect(findPlaces('san', 5)).toHaveLength(5));
});

describe('a place that is typed whole', () => {
  it.each([
    ['salta', 'salta'],
    ['  CÓRDOBA. ', 'cordoba'],
    ['Cordoba (Cordoba)', 'cordoba'],
    ['san telmo', 'san-telmo'],
    ['San Telmo, CABA', 'san-telmo'],
    ['San  Telmo - Buenos Aires', 'san-telmo'],
    ['Capital Federal', 'buenos-aires'],
    ['Bariloche', 'san-carlos-de-bariloche'],
    ['Ciudad de Buenos Aires', 'buenos-aires'],
    ['C.A.B.A.', 'buenos-aires'],
    ['Cap. Fed.', 'buenos-aires'],
    ['Martínez', 'martinez'],
    ['haedo', 'haedo'],
    ['Laferrere', 'gregorio-de-laferrere'],
    ['Florida, Pcia. de Buenos Aires', null],
    ['Florida, Buenos Aires', 'florida'],
    ['Florida (GBA)', 'florida'],
    ['Gral. Pico', 'general-pico'],
    ['Sta. Rosa, La Pampa', 'santa-rosa-la-pampa'],
    ['Sgo. del Estero', 'santiago-del-estero'],
    ['Pto. Madryn', 'puerto-madryn'],
    ['V. Carlos Paz', 'villa-carlos-paz'],
    ['9 de Julio, Bs. As.', 'nueve-de-julio-buenos-aires'],
    ['25 de Mayo (La Pampa)', 'veinticinco-de-mayo-la-pampa'],
    ['Güemes, Mar del Plata', 'guemes-mar-del-plata'],
    ['Güemes, Salta', 'general-martin-miguel-de-guemes'],
    ['San Martín, GBA', 'general-san-martin-buenos-aires'],
  ])('%j is %s', (typed, code) => expect(placeTyped(typed)?.code ?? null).toBe(code));

  it.each([
    '',
    ' ',
    '.',
    'san',
    'Misiones',
    'Atlántida',
    'Barrio Norte, Córdoba',
    'zarat',
    'Juan E. Martínez',
    'Güemes',
    '9 de Julio',
    'San Martín',
    'Victoria',
    'elmo',
  ])('%j names no single place', (typed) => expect(placeTyped(typed)).toBeNull());

  it('every place is named by its own label', () => {
    for (const { label, code } of places().values()) expect(placeTyped(label)?.code).toBe(code);
  });
});

it('other names are names of known places', () => {
  for (const code of [...Object.keys(ALIASES), ...Object.keys(SAID)])
    expect(placeByCode(code), code).not.toBeNull();
});

import { describe, expect, it } from 'vitest';
import codes from '../../data/codes.json' with { type: 'json' };
import { LIST } from './list.ts';
import { LOCALIDAD, whereText } from './localidad.ts';
import { findPlaces, placeByCode, placeInAddress, placeNear, places, placeTyped, shownOf } from './places.ts';
import { PROVINCES } from './provinces.ts';

const all = [...places().values()];

describe('the list', () => {
  it('has a unique code for each place, and keeps the codes that were given', () => {
    expect(all).toHaveLength(LIST.split('\n').length);
    expect(all.map(({ code }) => code).sort()).toEqual(Object.values(codes).sort());
    for (const { code } of all) expect(code).toMatch(LOCALIDAD);
  });
  it('has the 24 provinces, and the 48 barrios of the city, nine of them where they are', () => {
    expect(new Set(all.map(({ provincia }) => provincia))).toEqual(new Set(Object.values(PROVINCES)));
    const [city, ...barrios] = all.filter(({ provincia }) => provincia === PROVINCES['07']);
    expect([city?.code, barrios.length, all.length - barrios.length]).toEqual(['buenos-aires', 48, 978]);
    expect(barrios.filter(({ lat, lng }) => lat !== city?.lat || lng !== city.lng)).toHaveLength(9);
  });
  it('gives each place its own label and its own name', () => {
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
    expect(new Set(all.map(({ nombre }) => nombre)).size).toBe(all.length);
    expect(placeByCode('san-pedro-jujuy')).toBeNull();
    expect(placeByCode('san-pedro-misiones')?.nombre).toBe('San Pedro, Misiones');
    expect(placeByCode('villa-urquiza-caba')?.nombre).toBe('Villa Urquiza, Buenos Aires');
  });
  it('puts every place around one of some 60 centres, each around itself', () => {
    const zonas = [...new Set(all.map(({ zona }) => zona))];
    expect(zonas).toHaveLength(63);
    for (const zona of zonas) expect(placeByCode(zona)?.zona).toBe(zona);
    for (const [code, zona] of [
      ['san-telmo', 'buenos-aires'],
      ['quilmes', 'buenos-aires'],
      ['la-plata', 'la-plata'],
      ['parana', 'parana'],
      ['corrientes', 'corrientes'],
      ['villa-carlos-paz', 'cordoba'],
      ['rawson', 'trelew'],
      ['salta', 'salta'],
    ])
      expect(placeByCode(code)?.zona, code).toBe(zona);
  });
  it('knows no invented code', () => {
    for (const code of ['', 'atlantida', 'Salta', '__proto__', 'constructor', null, undefined])
      expect(placeByCode(code)).toBeNull();
  });
});

describe('what is typed', () => {
  it.each([
    ['cord', 'Córdoba, Córdoba'],
    ['CÓRD', 'Córdoba, Córdoba'],
    ['tel', 'San Telmo, Buenos Aires'],
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
    ['zarat', 'zarate'],
  ])('%j is %s', (typed, code) => expect(placeTyped(typed)?.code).toBe(code));

  it.each(['', ' ', '.', 'san', 'Misiones', 'Atlántida', 'Barrio Norte, Córdoba'])(
    '%j is ambiguous',
    (typed) => expect(placeTyped(typed)).toBeNull(),
  );

  it('every place is named by its own label', () => {
    for (const { label, code } of places().values()) expect(placeTyped(label)?.code).toBe(code);
  });
});

describe('an address', () => {
  it.each([
    ['Defensa 1344, San Telmo, Buenos Aires', 'san-telmo'],
    ['Av. Corrientes 1234, CABA', 'buenos-aires'],
    ['Salta 123, Rosario', 'rosario'],
    ['Mitre 50, Bariloche', 'san-carlos-de-bariloche'],
    ['Belgrano 10, San Pedro, Misiones', 'san-pedro-misiones'],
    ['Belgrano 10, San Pedro', null],
    ['En el patio', null],
    ['https://www.google.com/maps/@-32.9468,-60.6393,15z', 'rosario'],
    ['Acá: https://www.google.com/maps?q=-34.6,-58.4', 'balvanera'],
    ['https://www.google.com/maps/place/X/@-34.6,-58.4,17z/data=!8m2!3d-24.7883!4d-65.4106', 'salta'],
    ['https://maps.app.goo.gl/abc123', null],
    ['https://www.google.com/maps?q=40.4,-3.7', null],
    ['-24.79, -65.41', null],
    ['', null],
  ])('%j names %s', (direccion, code) => expect(placeInAddress(direccion)?.code ?? null).toBe(code));
});

it('a point is in the nearest place within reach, or in none', () => {
  expect(placeNear({ lat: -24.79, lng: -65.41 })?.code).toBe('salta');
  expect(placeNear({ lat: -40, lng: -50 })).toBeNull();
});

it('an address names its place once', () => {
  const salta = placeByCode('salta');
  const shown = salta && shownOf(salta);
  expect(whereText('Balcarce 500', shown)).toBe('Balcarce 500, Salta');
  expect(whereText('Balcarce 500, Salta', shown)).toBe('Balcarce 500, Salta');
  expect([whereText('', shown), whereText(null, null), whereText('x', null)]).toEqual(['Salta', '', 'x']);
});

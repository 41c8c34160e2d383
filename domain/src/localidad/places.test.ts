import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import codes from '../../data/codes.json' with { type: 'json' };
import { LIST } from './list.ts';
import { LOCALIDAD, whereText } from './localidad.ts';
import { placeByCode, placeNear, places, shownOf } from './places.ts';
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
    expect([city?.code, barrios.length]).toEqual(['buenos-aires', 48]);
    expect(all.filter(({ added }) => !added)).toHaveLength(978 + 48);
    expect(all.filter(({ added }) => added)).toHaveLength(219 + 4);
    expect(barrios.filter(({ lat, lng }) => lat !== city?.lat || lng !== city.lng)).toHaveLength(9);
  });
  it('gives each place its own label and its own name', () => {
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
    expect(new Set(all.map(({ nombre }) => nombre)).size).toBe(all.length);
    expect(placeByCode('san-pedro-jujuy')).toBeNull();
    expect(placeByCode('san-pedro-misiones')?.nombre).toBe('San Pedro, Misiones');
    expect(placeByCode('villa-urquiza-caba')?.nombre).toBe('Villa Urquiza, CABA');
  });
  it('never moves a place of the first list: its code, its zona, its point', () => {
    const first = all
      .filter(({ added }) => !added)
      .map(({ code, zona, lat, lng }) => [code, zona, lat, lng].join());
    expect(createHash('sha256').update(first.join('\n')).digest('hex')).toBe(
      'a81e77d9f731d2ab78de8ae9f3c08c432011eb0f75b373adaeb7dd608139de18',
    );
  });
  it('has the localities around the large cities, none of them a centre', () => {
    for (const [code, zona] of [
      ['haedo', 'buenos-aires'],
      ['martinez', 'buenos-aires'],
      ['monte-grande', 'buenos-aires'],
      ['city-bell', 'la-plata'],
      ['punta-mogotes', 'mar-del-plata'],
      ['guemes-mar-del-plata', 'mar-del-plata'],
      ['pueblo-esther', 'rosario'],
      ['fisherton', 'rosario'],
      ['tanti', 'cordoba'],
      ['chacras-de-coria', 'mendoza'],
    ])
      expect(placeByCode(code)?.zona, code).toBe(zona);
    expect(all.filter(({ added, code, zona }) => added && code === zona)).toEqual([]);
    expect(placeByCode('guemes-mar-del-plata')).toMatchObject({
      ciudad: 'Mar del Plata',
      label: 'Güemes, Mar del Plata',
    });
    expect(placeByCode('san-telmo')).toMatchObject({ ciudad: 'Buenos Aires', label: 'San Telmo, CABA' });
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

it('a point is in the nearest place within reach, or in none', () => {
  expect(placeNear({ lat: -24.79, lng: -65.41 })?.code).toBe('salta');
  expect(placeNear({ lat: -40, lng: -50 })).toBeNull();
});

it('an address names its place once', () => {
  const salta = placeByCode('salta');
  const shown = salta && shownOf(salta);
  expect(whereText('Balcarce 500', shown)).toBe('Balcarce 500, Salta');
  expect(whereText('Balcarce 500, Salta', shown)).toBe('Balcarce 500, Salta');
  const bariloche = {
    nombre: 'San Carlos de Bariloche',
    ciudad: 'San Carlos de Bariloche',
    provincia: 'Río Negro',
  };
  expect(whereText('Mitre 100, Bariloche', bariloche)).toBe('Mitre 100, Bariloche');
  expect(whereText('San Carlos 100', bariloche)).toBe('San Carlos 100, San Carlos de Bariloche');
  expect([whereText('', shown), whereText(null, null), whereText('x', null)]).toEqual(['Salta', '', 'x']);
});

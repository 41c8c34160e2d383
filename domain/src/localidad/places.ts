import { linkIn, pointIn } from '../perfil/map-point.ts';
import { groupBy } from '../values/group-by.ts';
import { plainSearch } from '../values/invisible.ts';
import { LIST } from './list.ts';
import type { ShownLocalidad } from './localidad.ts';
import { PROVINCES } from './provinces.ts';

export interface Localidad extends ShownLocalidad {
  code: string;
  lat: number;
  lng: number;
  /** Code of the centre of its zona. */
  zona: string;
  /** Its text in a chooser: 'San Telmo, Buenos Aires', 'Goya, Corrientes'. */
  label: string;
}

const CITY = 'buenos-aires';
/** Smaller than the `fold` of search, which every page would load with it. */
const fold = (text: string): string =>
  plainSearch(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
const slug = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function parse(): Map<string, Localidad> {
  const rows = LIST.split('\n').map((row) => row.split(';'));
  const names = groupBy(rows, ([name]) => name);
  const codeOf = ([name = '', , , , , code]: string[]): string => code ?? slug(name);
  return new Map(
    rows.map((row) => {
      const [nombre = '', number = '', lat, lng, zona = ''] = row;
      const barrio = zona === 'b';
      const provincia = PROVINCES[number] ?? '';
      const label = `${nombre}, ${barrio ? 'Buenos Aires' : provincia}`;
      const alone = names.get(nombre)?.length === 1;
      const centre = barrio ? CITY : codeOf(rows[Number(zona)] ?? []);
      const place: Localidad = {
        code: codeOf(row),
        nombre: alone ? nombre : label,
        ciudad: barrio ? 'Buenos Aires' : nombre,
        provincia,
        lat: Number(lat),
        lng: Number(lng),
        zona: centre,
        label,
      };
      return [place.code, place];
    }),
  );
}

let parsed: Map<string, Localidad> | undefined;
/** Returns all places by code, the most populous first. Parses the list once. */
export function places(): Map<string, Localidad> {
  parsed ??= parse();
  return parsed;
}

/** Returns the place of a code; `null` for none or an unknown one. */
export const placeByCode = (code: string | null | undefined): Localidad | null =>
  (code && places().get(code)) || null;

export const shownOf = ({ nombre, ciudad, provincia }: Localidad): ShownLocalidad => ({
  nombre,
  ciudad,
  provincia,
});

/**
 * Returns at most `max` places with a word that begins like the text. Matches of the whole name come first,
 * then by population.
 */
export function findPlaces(text: string, max: number): Localidad[] {
  const typed = fold(text);
  if (!typed) return [];
  const found = [...places().values()].flatMap((place) => {
    const label = fold(place.label);
    return label.startsWith(typed)
      ? [{ place, rank: 0 }]
      : label.includes(` ${typed}`)
        ? [{ place, rank: 1 }]
        : [];
  });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ place }) => place);
}

/** Other names that people use. */
const ALIASES: Record<string, string> = {
  caba: CITY,
  'capital federal': CITY,
  'ciudad autonoma de buenos aires': CITY,
  'ciudad de buenos aires': CITY,
  bariloche: 'san-carlos-de-bariloche',
  tucuman: 'san-miguel-de-tucuman',
  jujuy: 'san-salvador-de-jujuy',
  catamarca: 'san-fernando-del-valle-de-catamarca',
};

/** 'San Pedro (Jujuy)' → 'san pedro jujuy'. */
const wordsOf = (text: string): string => slug(text).replaceAll('-', ' ');

function namesOf({ label, provincia }: Localidad): string[] {
  const [name = '', beside = ''] = label.split(', ');
  const city =
    provincia === PROVINCES['07'] ? Object.keys(ALIASES).filter((said) => ALIASES[said] === CITY) : [];
  return [name, ...[beside, provincia, ...city].map((other) => `${name} ${other}`)].map(wordsOf);
}

let named: Map<string, Set<Localidad>> | undefined;
function placesByName(): Map<string, Set<Localidad>> {
  if (named) return named;
  named = new Map();
  for (const place of places().values()) {
    for (const name of namesOf(place)) named.set(name, (named.get(name) ?? new Set()).add(place));
  }
  return named;
}

/** Returns the place that a typed text names or can only become; `null` while it is ambiguous. */
export function placeTyped(text: string): Localidad | null {
  const typed = wordsOf(text);
  const said = placeByCode(ALIASES[typed]);
  if (said || !typed) return said;
  const [only, more] = placesByName().get(typed) ?? findPlaces(text, 2);
  return only && !more ? only : null;
}

/**
 * Returns the places of a name in lower case without accents; of a province without a namesake, all its
 * places.
 */
export function placesCalled(words: string): readonly Localidad[] {
  const said = placeByCode(ALIASES[words]);
  if (said) return [said];
  const called = placesByName().get(words);
  return called ? [...called] : (placesByProvince().get(words) ?? []);
}

let byProvince: Map<string, Localidad[]> | undefined;
function placesByProvince(): Map<string, Localidad[]> {
  byProvince ??= groupBy(places().values(), ({ provincia }) => wordsOf(provincia));
  return byProvince;
}

/**
 * Returns the place in an address: 'Defensa 1344, San Telmo, Buenos Aires' → San Telmo. The province decides
 * between namesakes; a map link gives the place nearest to its point.
 */
export function placeInAddress(direccion: string): Localidad | null {
  const point = linkIn(direccion) ? pointIn(direccion) : null;
  if (point && point !== 'short') return placeNear(point);
  const parts = direccion.split(/[,;()–]|\s-\s/).map(fold);
  for (const [i, part] of parts.entries()) {
    const said = placeByCode(ALIASES[part]);
    if (said) return said;
    const named = [...places().values()].filter(({ label }) => fold(label.split(', ')[0] ?? '') === part);
    const rest = parts.filter((_, at) => at !== i);
    const beside = named.filter(({ provincia, label }) =>
      rest.some(
        (one) =>
          one === fold(provincia) ||
          one === fold(label.split(', ')[1] ?? '') ||
          (ALIASES[one] === CITY && provincia === PROVINCES['07']),
      ),
    );
    const [only, more] = named.length > 1 ? beside : named;
    if (only && !more) return only;
  }
  return null;
}

interface Point {
  lat: number;
  lng: number;
}

/** Returns the approximate distance in kilometres. */
export const kilometres = (place: Localidad, { lat, lng }: Point): number =>
  Math.hypot(place.lat - lat, (place.lng - lng) * Math.cos((lat * Math.PI) / 180)) * 111;

/** Kilometres within which a city is near. */
const NEAR = 150;

/** Returns the centres of zonas near a place, without the place itself, nearest first. */
export function centresNear(place: Localidad): Localidad[] {
  const away = (other: Localidad): number => kilometres(other, place);
  return [...places().values()]
    .filter((other) => other.code === other.zona && other.code !== place.code && away(other) <= NEAR)
    .sort((a, b) => away(a) - away(b));
}

/** Returns the nearest place within `within` kilometres. */
export function placeNear(point: Point, within = 15): Localidad | null {
  const [nearest] = [...places().values()].sort((a, b) => kilometres(a, point) - kilometres(b, point));
  return nearest && kilometres(nearest, point) <= within ? nearest : null;
}

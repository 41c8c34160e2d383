import { linkIn, pointIn } from '../perfil/map-point.ts';
import { plainSearch } from '../values/invisible.ts';
import { LIST } from './list.ts';
import type { ShownLocalidad } from './localidad.ts';
import { PROVINCES } from './provinces.ts';

/** A place of the list that is shipped with the product (domain/data). */
export interface Localidad extends ShownLocalidad {
  code: string;
  lat: number;
  lng: number;
  /** Code of the centre it lies around. */
  zona: string;
  /** What it is found and told by in a chooser: 'San Telmo, Buenos Aires', 'Goya, Corrientes'. */
  label: string;
}

const CITY = 'buenos-aires';
/** Without accents and capitals; names need no more of `fold`, which would draw the search's code into every page. */
const fold = (text: string): string =>
  plainSearch(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
const slug = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function parse(): Map<string, Localidad> {
  const rows = LIST.split('\n').map((row) => row.split(';'));
  const names = Map.groupBy(rows, ([name]) => name);
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
/** All of them by their codes, the most populous first; worked out when first asked for. */
export function places(): Map<string, Localidad> {
  parsed ??= parse();
  return parsed;
}

/** The place of a code; `null` without one, and where the list knows none. */
export const placeByCode = (code: string | null | undefined): Localidad | null =>
  (code && places().get(code)) || null;

/** What is sent of a place. */
export const shownOf = ({ nombre, ciudad, provincia }: Localidad): ShownLocalidad => ({
  nombre,
  ciudad,
  provincia,
});

/** Places whose name, or a word of it, begins with what is typed: those that begin with it first, then by people. @param max how many */
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

/** What people write for a place that is called otherwise. */
const SAID: Record<string, string> = {
  caba: CITY,
  'capital federal': CITY,
  'ciudad autonoma de buenos aires': CITY,
  'ciudad de buenos aires': CITY,
  bariloche: 'san-carlos-de-bariloche',
  tucuman: 'san-miguel-de-tucuman',
  jujuy: 'san-salvador-de-jujuy',
  catamarca: 'san-fernando-del-valle-de-catamarca',
};

/** Words alone: 'San Pedro (Jujuy)' → 'san pedro jujuy'. */
const wordsOf = (text: string): string => slug(text).replaceAll('-', ' ');

/** Names of a place: alone, and with its province. */
function namesOf({ label, provincia }: Localidad): string[] {
  const [name = '', beside = ''] = label.split(', ');
  const city = provincia === PROVINCES['07'] ? Object.keys(SAID).filter((said) => SAID[said] === CITY) : [];
  return [name, ...[beside, provincia, ...city].map((other) => `${name} ${other}`)].map(wordsOf);
}

let named: Map<string, Set<Localidad>> | undefined;
/** All places by each of their names; worked out when first asked for. */
function placesByName(): Map<string, Set<Localidad>> {
  if (named) return named;
  named = new Map();
  for (const place of places().values()) {
    for (const name of namesOf(place)) named.set(name, (named.get(name) ?? new Set()).add(place));
  }
  return named;
}

/** The place that a typed text names, or the only one that it can become; `null` where that leaves a doubt. */
export function placeTyped(text: string): Localidad | null {
  const typed = wordsOf(text);
  const said = placeByCode(SAID[typed]);
  if (said || !typed) return said;
  const [only, more] = placesByName().get(typed) ?? findPlaces(text, 2);
  return only && !more ? only : null;
}

/** All places that words name as a whole, in lower case and without accents; of a province that no place is called like, all of its places. */
export function placesCalled(words: string): readonly Localidad[] {
  const said = placeByCode(SAID[words]);
  if (said) return [said];
  const called = placesByName().get(words);
  return called ? [...called] : (placesByProvince().get(words) ?? []);
}

let byProvince: Map<string, Localidad[]> | undefined;
function placesByProvince(): Map<string, Localidad[]> {
  byProvince ??= Map.groupBy(places().values(), ({ provincia }) => wordsOf(provincia));
  return byProvince;
}

/**
 * The place that an address names, from its first part on: 'Defensa 1344, San Telmo, Buenos Aires' → San Telmo. Of several of one name the
 * one whose province stands beside it; `null` where that leaves a doubt, or nothing. Of a map's link: the place nearest to its point.
 */
export function placeInAddress(direccion: string): Localidad | null {
  const point = linkIn(direccion) ? pointIn(direccion) : null;
  if (point && point !== 'short') return placeNear(point);
  const parts = direccion.split(/[,;()–]|\s-\s/).map(fold);
  for (const [i, part] of parts.entries()) {
    const said = placeByCode(SAID[part]);
    if (said) return said;
    const named = [...places().values()].filter(({ label }) => fold(label.split(', ')[0] ?? '') === part);
    const rest = parts.filter((_, at) => at !== i);
    const beside = named.filter(({ provincia, label }) =>
      rest.some(
        (one) =>
          one === fold(provincia) ||
          one === fold(label.split(', ')[1] ?? '') ||
          (SAID[one] === CITY && provincia === PROVINCES['07']),
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

/** How many kilometres a place is from a point: good for what is near. */
export const kilometres = (place: Localidad, { lat, lng }: Point): number =>
  Math.hypot(place.lat - lat, (place.lng - lng) * Math.cos((lat * Math.PI) / 180)) * 111;

/** The place nearest to a point, within so many kilometres. */
export function placeNear(point: Point, within = 15): Localidad | null {
  const [nearest] = [...places().values()].sort((a, b) => kilometres(a, point) - kilometres(b, point));
  return nearest && kilometres(nearest, point) <= within ? nearest : null;
}

import { groupBy } from '../values/group-by.ts';
import { LIST } from './list.ts';
import type { ShownLocalidad } from './localidad.ts';
import { PROVINCES } from './provinces.ts';
import { slug } from './spelling.ts';

export interface Localidad extends ShownLocalidad {
  code: string;
  lat: number;
  lng: number;
  /** Code of the centre of its zona. */
  zona: string;
  /** Its text in a chooser: 'San Telmo, CABA', 'Goya, Corrientes'. */
  label: string;
  /** Whether it was added later: in a search, its name alone may mean something else. */
  added: boolean;
}

export const CITY = 'buenos-aires';

function parse(): Map<string, Localidad> {
  const rows = LIST.split('\n').map((row) => row.split(';'));
  const names = groupBy(rows, ([name]) => name);
  const codeOf = ([name = '', , , , , code]: string[]): string => code ?? slug(name);
  return new Map(
    rows.map((row) => {
      const [nombre = '', number = '', lat, lng, around = ''] = row;
      const [, added, barrio, index] = /^(\+?)(b?)(\d+)$/.exec(around) ?? [];
      const provincia = PROVINCES[number] ?? '';
      const centre = rows[Number(index)] ?? [];
      const zona = codeOf(centre);
      const ciudad = barrio ? (centre[0] ?? '') : nombre;
      const within = zona === CITY ? 'CABA' : ciudad;
      const label = `${nombre}, ${barrio ? within : provincia}`;
      const alone = names.get(nombre)?.length === 1;
      const place: Localidad = {
        code: codeOf(row),
        nombre: alone ? nombre : label,
        ciudad,
        provincia,
        lat: Number(lat),
        lng: Number(lng),
        zona,
        label,
        added: added === '+',
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

import { linkIn, pointIn } from '../perfil/map-point.ts';
import { besideOf, placesNamed, placesOfProvince } from './place-names.ts';
import { type Localidad, placeNear } from './places.ts';
import { wholeWords } from './spelling.ts';

/** Whether another part of the address names a place in no province of these: 'Florida, CABA' is a street. */
const liesElsewhere = ({ provincia }: Localidad, rest: string[]): boolean =>
  rest.some((part) => {
    const there = [...placesNamed(part), ...placesOfProvince(part)];
    return there.length > 0 && there.every((other) => other.provincia !== provincia);
  });

/**
 * Returns the place in an address: 'Defensa 1344, San Telmo, Buenos Aires' → San Telmo. The city or province
 * decides between namesakes; a map link gives the place nearest to its point.
 */
export function placeInAddress(direccion: string): Localidad | null {
  const point = linkIn(direccion) ? pointIn(direccion) : null;
  if (point && point !== 'short') return placeNear(point);
  const parts = direccion.split(/[,;()–]|\s-\s/).map(wholeWords);
  for (const [i, part] of parts.entries()) {
    const called = placesNamed(part);
    const rest = parts.filter((_, at) => at !== i);
    const confirmedPlaces = called.filter((place) =>
      rest.some((otherPart) => besideOf(place).includes(otherPart)),
    );
    const [only, more] = called.length > 1 ? confirmedPlaces : called;
    if (only && !more && (!only.added || confirmedPlaces.length > 0 || !liesElsewhere(only, rest)))
      return only;
  }
  return null;
}

import type { Zonas } from '@vidriera/domain/api/schema';
import { centresNear, placeByCode } from '@vidriera/domain/localidad/places';

const MOST = 3;

/** Returns the cities near a place with something to come, nearest first. Import it late: it brings the list of places. */
export function nearCities(code: string, zonas: Zonas['zonas']): Zonas['zonas'] {
  const place = placeByCode(code);
  if (!place) return [];
  return centresNear(place)
    .flatMap((centre) => zonas.find(({ codigo }) => codigo === centre.code) ?? [])
    .slice(0, MOST);
}

import { VIRTUAL, zonas } from 'domain/agenda/entry';
import { placeByCode } from 'domain/localidad/places';
import type { Searched } from './search-over.ts';

/** The zonas that are searched from a place: the one around it, and what is of nowhere; all of them without a place. Of a code nobody knows, what is virtual. */
export function searchedFrom(en: string | undefined): string[] {
  if (!en) return zonas();
  const zona = placeByCode(en)?.zona;
  return zona ? [zona, VIRTUAL] : [VIRTUAL];
}

/** What suggestions are taken from, read as lists read it: by its parts, in memory. @param agenda reads what is kept of some zonas */
export const entriesAround =
  (agenda: (zonas: readonly string[]) => Promise<{ parts: readonly Searched[] }>) =>
  async (en: string | undefined): Promise<readonly Searched[]> =>
    (await agenda(searchedFrom(en))).parts;

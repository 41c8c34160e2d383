import { chunks, singular } from '../item/search.ts';
import { placesCalled } from '../localidad/place-names.ts';
import type { Localidad } from '../localidad/places.ts';
import { LIMITS } from '../values/limits.ts';
import { meaningful } from './terms.ts';

export interface NamedPlace {
  /** All places of that name, or all of a province. */
  places: readonly Localidad[];
  stems: string[];
  rest: string;
  /** Whether 'en' precedes the name, so it can only mean the place. */
  isMeant: boolean;
}

/** 'san fernando del valle de catamarca', with its province. */
const MOST_WORDS = 8;

/**
 * Returns the last place that a search names, preferring one after 'en': 'tango en san telmo'. In 'mar del
 * plata' it does not find La Plata.
 */
export function placeNamed(q: string): NamedPlace | null {
  const words = chunks(q.slice(0, LIMITS.busqueda));
  const found: NamedPlace[] = [];
  for (let from = 0; from < words.length; from++) {
    const longest = Math.min(MOST_WORDS, words.length - from);
    for (let count = longest; count > 0; count--) {
      const name = words.slice(from, from + count);
      const isMeant = words[from - 1] === 'en';
      const places = placesCalled(name.join(' '), isMeant);
      if (places.length === 0) continue;
      const rest = meaningful(words.filter((_, i) => i < from || i >= from + count).join(' ')).join(' ');
      found.push({ places, stems: name.map(singular), rest, isMeant });
      from += count - 1;
      break;
    }
  }
  return found.findLast(({ isMeant }) => isMeant) ?? found.at(-1) ?? null;
}

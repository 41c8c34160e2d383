import { chunks, singular } from '../item/search.ts';
import { type Localidad, placesCalled } from '../localidad/places.ts';
import { LIMITS } from '../values/limits.ts';
import { meaningful } from './terms.ts';

/** The place that words of a search name. */
export interface NamedPlace {
  /** As the search names it: several places of one name, or all of a province. */
  places: readonly Localidad[];
  /** The stems of its name. */
  stems: string[];
  /** The other words; '' where the search names the place alone. */
  rest: string;
  /** Whether 'en' stands before the name, so that it means the place and nothing else. */
  isMeant: boolean;
}

/** The longest name has as many words: 'san fernando del valle de catamarca', with its province. */
const MOST_WORDS = 8;

/** The last of the places that a search names, or the last with 'en' before it: 'tango en san telmo'. Of 'mar del plata' it is not La Plata. */
export function placeNamed(q: string): NamedPlace | null {
  const words = chunks(q.slice(0, LIMITS.busqueda));
  const found: NamedPlace[] = [];
  for (let from = 0; from < words.length; from++) {
    const longest = Math.min(MOST_WORDS, words.length - from);
    for (let count = longest; count > 0; count--) {
      const name = words.slice(from, from + count);
      const places = placesCalled(name.join(' '));
      if (places.length === 0) continue;
      const isMeant = words[from - 1] === 'en';
      const rest = meaningful(words.toSpliced(from, count).join(' ')).join(' ');
      found.push({ places, stems: name.map(singular), rest, isMeant });
      from += count - 1;
      break;
    }
  }
  return found.findLast(({ isMeant }) => isMeant) ?? found.at(-1) ?? null;
}

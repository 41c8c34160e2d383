import { chunks, singular } from '../item/search.ts';
import { LIMITS } from '../values/limits.ts';

/** Stop words. */
const STOP = new Set(
  'a al con de del e el en es la las lo los mi o para por que se su tu un una unas unos y'.split(' '),
);

/** Returns the folded words of a text without stop words, in order. */
export const meaningful = (text: string): string[] => chunks(text).filter((word) => !STOP.has(word));

/** A word of a search as typed, which may be incomplete, and its stem. */
export interface Term {
  word: string;
  stem: string;
}

/**
 * Returns the distinct words of a search, bounded in length and number, without stop words and single letters
 * if others remain.
 */
export function termsOf(q: string): Term[] {
  const bounded = q.slice(0, LIMITS.busqueda);
  const some = meaningful(bounded).filter((word) => !/^\p{L}$/u.test(word));
  const typed = some.length > 0 ? some : chunks(bounded);
  return [...new Set(typed)].slice(0, LIMITS.searchWordsMax).map((word) => ({ word, stem: singular(word) }));
}

/** One letter would match half of the index. */
const BEGINNINGS_FROM = 2;
/** Shorter words match only as typed. */
const SLIPS_FROM = 4;

export const mayBegin = ({ word }: Term): boolean => word.length >= BEGINNINGS_FROM;

/** Words of dates and of children mean something wherever no text has them: 'finde' is no slip of 'fin'. */
const RIGHT = new Set('finde semana hoy manana noche chico chicos nino nina ninos ninas'.split(' '));

/** Returns whether a word may be a typing slip: long enough, and none that is always right. */
export const maySlip = ({ word }: Term): boolean => word.length >= SLIPS_FROM && !RIGHT.has(word);

/** In shorter words the first letter is right: 'asado' is no slip of 'usado'. */
const FIRST_SLIPS_FROM = 6;

/** Returns whether a stem of one other letter may be what a slip means. */
export const mayMean = ({ word }: Term, stem: string): boolean =>
  word.length >= FIRST_SLIPS_FROM || stem.startsWith(word.slice(0, 1));

/** Returns the word with each pair of neighbours swapped: 'tagno' → 'atgno', 'tgano', 'tango', 'tagon'. */
export function swaps(word: string): string[] {
  const letters = [...word];
  const swapped = letters.slice(1).flatMap((letter, i) => {
    const before = letters[i];
    if (before === undefined || before === letter) return [];
    return [[...letters.slice(0, i), letter, before, ...letters.slice(i + 2)].join('')];
  });
  return [...new Set(swapped)];
}

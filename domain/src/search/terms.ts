import { chunks, singular } from '../item/search.ts';
import { LIMITS } from '../values/limits.ts';

/** Words that say nothing about what is meant. */
const STOP = new Set(
  'a al con de del e el en es la las lo los mi o para por que se su tu un una unas unos y'.split(' '),
);

/** The folded words of a text that mean something, in order of appearance. */
export const meaningful = (text: string): string[] => chunks(text).filter((word) => !STOP.has(word));

/** A word of a search: as typed, which may be the beginning of one, and its stem. */
export interface Term {
  word: string;
  stem: string;
}

/**
 * The distinct words of a search, bounded in length and number. A letter beside other words is the beginning of one, and is waited for. Where
 * none means anything they are taken as they are.
 */
export function termsOf(q: string): Term[] {
  const bounded = q.slice(0, LIMITS.busqueda);
  const some = meaningful(bounded).filter((word) => !/^\p{L}$/u.test(word));
  const typed = some.length > 0 ? some : chunks(bounded);
  return [...new Set(typed)].slice(0, LIMITS.searchWordsMax).map((word) => ({ word, stem: singular(word) }));
}

/** A letter begins half of what there is: from two on what is typed may be the beginning of a word. */
const BEGINNINGS_FROM = 2;
/** Words of fewer letters are taken at their word. */
const SLIPS_FROM = 4;

/** Whether a word is long enough to be the beginning of others. */
export const mayBegin = ({ word }: Term): boolean => word.length >= BEGINNINGS_FROM;

/** Whether a word is long enough to have a slip of the finger in it. */
export const maySlip = ({ word }: Term): boolean => word.length >= SLIPS_FROM;

/** The words a slip away by swapped neighbours: 'tagno' → 'atgno', 'tgano', 'tango', 'tagon'. */
export function swaps(word: string): string[] {
  const letters = [...word];
  const swapped = letters.slice(1).flatMap((letter, i) => {
    const before = letters[i];
    if (before === undefined || before === letter) return [];
    return [letters.toSpliced(i, 2, letter, before).join('')];
  });
  return [...new Set(swapped)];
}

import { fold, singular } from '@vidriera/domain/item/search';
import type { Term } from '@vidriera/domain/search/terms';

/** Corrections by typed, folded word. */
export type Mends = ReadonlyMap<string, string>;

const NONE: Mends = new Map();
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Returns corrections: the word from the text, or the stem with the typed ending. @param slips stems by
 * misspelt term
 */
export function mendsOf(slips: ReadonlyMap<Term, string>, text: () => string): Mends {
  if (slips.size === 0) return NONE;
  const textWords = new Map(
    (text().match(WORDS) ?? []).map((word) => [singular(fold(word)), word.toLowerCase()]),
  );
  return new Map(
    [...slips].map(([{ word, stem }, right]) => [
      word,
      textWords.get(right) ?? right + word.slice(stem.length),
    ]),
  );
}

export const mend = (q: string, mends: Mends): string =>
  q.replaceAll(WORDS, (word) => mends.get(fold(word)) ?? word);

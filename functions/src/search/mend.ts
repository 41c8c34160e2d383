import { fold, singular } from '@vidriera/domain/item/search';
import type { Term } from '@vidriera/domain/search/terms';

/** The right words for slips of the finger, by the folded words that were typed. */
export type Mends = ReadonlyMap<string, string>;

const NONE: Mends = new Map();
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** The words in place of slips: as a text says them, or else the stem with the ending that was typed. @param slips stems by the terms that are slips of them */
export function mendsOf(slips: ReadonlyMap<Term, string>, text: () => string): Mends {
  if (slips.size === 0) return NONE;
  const said = new Map((text().match(WORDS) ?? []).map((word) => [singular(fold(word)), word.toLowerCase()]));
  return new Map(
    [...slips].map(([{ word, stem }, right]) => [word, said.get(right) ?? right + word.slice(stem.length)]),
  );
}

/** A search with its slips mended. */
export const mend = (q: string, mends: Mends): string =>
  q.replaceAll(WORDS, (word) => mends.get(fold(word)) ?? word);

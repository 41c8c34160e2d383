import { chunks, singular, words } from '@vidriera/domain/item/search';
import { LIMITS } from '@vidriera/domain/values/limits';

/** Tokens of an item at most, as they were stored. */
const MOST = 150;

/**
 * Search tokens of texts ordered by weight: every whole word first, then the beginnings (two letters or more) of the
 * words of `full`, so that a search finds while it is being typed; words of `loose` count only whole. Bounded by
 * `MOST`: what does not fit falls off the end. Tokens are folded and without plural endings, as
 * `searchWords` makes them.
 */
export function searchTokens(
  full: (string | null | undefined)[],
  loose: (string | null | undefined)[] = [],
): string[] {
  const whole = full.flatMap((text) => chunks(text ?? ''));
  const tokens = new Set(whole.map(singular));
  for (const word of whole) {
    const letters = [...word];
    for (let length = 2; length < letters.length; length++)
      tokens.add(singular(letters.slice(0, length).join('')));
  }
  for (const word of loose.flatMap((text) => chunks(text ?? ''))) {
    if (word.length > 2) tokens.add(singular(word));
  }
  return [...tokens].slice(0, MOST);
}

/** The words of a search as typed, bounded in length and number. */
export const searchWords = (query: string): string[] =>
  words(query.slice(0, LIMITS.busqueda)).slice(0, LIMITS.searchWordsMax);

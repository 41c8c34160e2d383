import { chunks, singular, words } from '@vidriera/domain/item/search';
import { LIMITS } from '@vidriera/domain/values/limits';

/** Maximum tokens per item. */
const MAX_TOKENS = 150;

/**
 * Returns search tokens by weight: whole words, then prefixes of the words of `full` for search as you type.
 * Words of `loose` count whole only. At most `MAX_TOKENS`, folded and singular like `searchWords`.
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
  return [...tokens].slice(0, MAX_TOKENS);
}

/** Returns the words of a search, bounded in length and number. */
export const searchWords = (query: string): string[] =>
  words(query.slice(0, LIMITS.busqueda)).slice(0, LIMITS.searchWordsMax);

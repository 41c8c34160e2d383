import { plainSearch } from '@vidriera/domain/values/invisible';
import { z } from '@vidriera/domain/zod';
import { read, write } from '@vidriera/session/local-storage';

const KEY = 'vidriera.busquedas';
const MOST = 5;
const keptSchema = z.array(z.string());

/** Returns the searches of this browser, the last first. */
export function recentSearches(): string[] {
  try {
    return keptSchema.parse(JSON.parse(read(KEY) ?? '[]')).slice(0, MOST);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return [];
    throw error;
  }
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function keep(searches: string[]): string[] {
  write(KEY, searches.length > 0 ? JSON.stringify(searches) : null);
  return searches;
}

/** Adds a search; a single letter is ignored. @returns all searches */
export function rememberSearch(typed: string): string[] {
  const q = plainSearch(typed);
  const otherSearches = recentSearches().filter((search) => !same(search, q));
  return q.length < 2 ? recentSearches() : keep([q, ...otherSearches].slice(0, MOST));
}

/** Deletes a search. @returns the others */
export const forgetSearch = (q: string): string[] =>
  keep(recentSearches().filter((search) => !same(search, q)));

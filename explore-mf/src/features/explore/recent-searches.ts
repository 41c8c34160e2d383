import { plainSearch } from '@vidriera/domain/values/invisible';
import { z } from '@vidriera/domain/zod';
import { read, write } from '@vidriera/session/local-storage';

const KEY = 'vidriera.busquedas';
/** Searches this browser remembers. */
const MOST = 5;
const keptSchema = z.array(z.string());

/** The searches somebody made in this browser, the last first. What can't be read is none. */
export function recentSearches(): string[] {
  try {
    return keptSchema.parse(JSON.parse(read(KEY) ?? '[]')).slice(0, MOST);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return [];
    throw error;
  }
}

/** Whether two searches are the same to those who make them. */
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function keep(searches: string[]): string[] {
  write(KEY, searches.length > 0 ? JSON.stringify(searches) : null);
  return searches;
}

/** Remembers a search as the last one; a letter alone is none. @returns what is remembered now */
export function rememberSearch(typed: string): string[] {
  const q = plainSearch(typed);
  const others = recentSearches().filter((one) => !same(one, q));
  return q.length < 2 ? recentSearches() : keep([q, ...others].slice(0, MOST));
}

/** Forgets a search. @returns what is remembered now */
export const forgetSearch = (q: string): string[] => keep(recentSearches().filter((one) => !same(one, q)));

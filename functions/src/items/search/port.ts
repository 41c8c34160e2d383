import type { FoundPart } from '../agenda/read.ts';
import type { SearchOptions, SearchResult } from './search.ts';

/**
 * A word search in memory or in an engine over HTTP. Adapters promise:
 * - They match only entries and owners of their parts. Lists filter by place, date, price and time.
 * - They return items, best first, then creators, without duplicates. All items have the same nearness, and
 * so have all creators.
 * - The same search over the same parts gives the same weights, because cursors hold them.
 * - They may leave out texts if there are too many, but never titles, names or places.
 * - They throw if they can't answer, and never return partial results.
 */
export interface WordSearch {
  /** @param q as typed, at most 100 characters; without a word it finds nothing */
  find(q: string, options?: SearchOptions): Promise<SearchResult[]>;
}

/**
 * Returns the search over parts of one zona or more. A new version of a part is a new object with new
 * `texts`.
 */
export type SearchPort = (parts: readonly FoundPart[]) => Promise<WordSearch>;

import type { FoundPart } from '../agenda/read.ts';
import type { SearchOptions, SearchResult } from './search.ts';

/**
 * Finds by words, wherever the index is: in this instance's memory, or in an engine that is asked over HTTP.
 *
 * An adapter keeps these promises:
 * - It finds among the entries and owners of its parts alone. Lists filter by place, date, price and what is over; it does none of that.
 * - It answers items, best first, then creators, none twice. All items have the same nearness, and so have all creators.
 * - The same search over the same parts gives the same weights: cursors hold them.
 * - Where texts are too many to read, it may leave them out, and never titles, names or places.
 * - It throws where it can't answer. It never answers less than it found.
 */
export interface WordSearch {
  /** @param q as it was typed, 100 characters at most. Without a word it finds nothing. */
  find(q: string, options?: SearchOptions): Promise<SearchResult[]>;
}

/** Gives the search of some parts, of one zona or more, as if they were one. Another version of a part is another object, with another `texts`. */
export type SearchPort = (parts: readonly FoundPart[]) => Promise<WordSearch>;

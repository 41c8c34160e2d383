import type { AgendaEntry, EntryOwner } from '@vidriera/domain/agenda/entry-schema';
import type { Texts } from '@vidriera/domain/agenda/texts';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import type { Mends } from './mend.ts';

/** How near something is to what was typed: it has all the words, or with its creator's text; all but for slips of the finger; or some of them. */
export const NEAREST = ['all', 'profile', 'slipped', 'some'] as const;
export type MatchNearness = (typeof NEAREST)[number];

/** Something a search means: an item, or a creator by their uid. */
export interface SearchResult {
  tipo: TipoAgenda | 'creador';
  id: string;
  near: MatchNearness;
  /** A whole number, the higher the better. It follows from the words and where they stand, not from what else there is. */
  weight: number;
  /** The words that this has in place of slips of the finger. */
  mends: Mends;
}

export interface SearchOptions {
  /** Takes words as they are typed: no slip is mended. */
  literal?: boolean;
}

/** Finds by words among what it was made over. It knows nothing of storage, of time, or of who may see what. */
export interface Search {
  /**
   * All that a search means: items, best first, then creators. What has all of its words; where nothing has, what has them but for slips; where
   * nothing has these, what has some. Nothing for a search without a word.
   */
  find(q: string, options?: SearchOptions): SearchResult[];
}

export type Owners = Readonly<Record<string, EntryOwner>>;
export type IndexOf = (entries: readonly AgendaEntry[], owners: Owners, texts?: Texts) => Search;

import type { Entry, EntryOwner } from 'domain/agenda/entry-schema';
import type { TipoAgenda } from 'domain/values/ids';

/** How near something is to what was typed: it has all the words, all but for slips of the finger, or some of them. */
export type Nearness = 'all' | 'slipped' | 'some';

/** Something a search means: an item, or a creator by their uid. */
export interface Found {
  tipo: TipoAgenda | 'creador';
  id: string;
  near: Nearness;
  /** The higher the better; items are compared with items, and creators with creators. */
  score: number;
}

/** Finds by words among what it was made over. It knows nothing of storage, of time, or of who may see what. */
export interface Search {
  /**
   * All that a search means: items, best first, then creators. What has all of its words; where nothing has, what has them but for slips; where
   * nothing has these, what has some. Nothing for a search without a word.
   */
  find(q: string): Found[];
  /** The same of what is being typed: nothing that is meant by its category alone, or has but some of the words. */
  suggest(q: string): Found[];
}

export type Owners = Readonly<Record<string, EntryOwner>>;
export type IndexOf = (entries: readonly Entry[], owners: Owners) => Search;

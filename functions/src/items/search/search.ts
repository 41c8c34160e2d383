import type { AgendaEntry, EntryOwner } from '@vidriera/domain/agenda/entry-schema';
import type { Texts } from '@vidriera/domain/agenda/texts';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import type { Mends } from './mend.ts';

/** Nearness: all words match, also in the creator's text, only with slips, or only some. */
export const NEAREST = ['all', 'profile', 'slipped', 'some'] as const;
export type MatchNearness = (typeof NEAREST)[number];

/** A matching item, or a creator's uid. */
export interface SearchResult {
  tipo: TipoAgenda | 'creador';
  id: string;
  near: MatchNearness;
  /** Relevance: a whole number, higher is better, independent of other documents. */
  weight: number;
  /** Words that correct slips. */
  mends: Mends;
}

export interface SearchOptions {
  /** Corrects no slip. */
  literal?: boolean;
}

/** A word search over its entries, without storage, time or permissions. */
export interface Search {
  /**
   * Returns items, best first, then creators: those with all words, else with slips, else with some words.
   * Empty without a word.
   */
  find(q: string, options?: SearchOptions): SearchResult[];
}

export type Owners = Readonly<Record<string, EntryOwner>>;
export type IndexOf = (entries: readonly AgendaEntry[], owners: Owners, texts?: Texts) => Search;

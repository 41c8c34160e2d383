import { NO_TEXTS, type Texts } from '@vidriera/domain/agenda/texts';
import { LRUCache } from 'lru-cache';
import type { FoundPart } from '../agenda/read.ts';
import type { TextsReader } from '../agenda/texts.ts';
import { distinct } from './distinct.ts';
import { indexOf } from './index-of.ts';
import type { SearchPort } from './port.ts';
import { NEAREST, type Search, type SearchResult } from './search.ts';

/**
 * Entries in an instance's indexes: some 60 MB (`npm run bench:growth`), a country of 100,000 without texts.
 */
const MOST = 120_000;
/** Size of an entry with texts. */
const WITH_TEXT = 2;
/** A search over more entries ignores texts: some matches in a place are missing from the whole country. */
const MOST_WITH_TEXTS = 20_000;

interface Cached {
  /** Parts and texts, compared by identity: a new version is a new object. */
  sources: readonly unknown[];
  size: number;
  search: Search;
}

export interface SearchesOptions {
  texts: TextsReader;
  most?: number;
  mostWithTexts?: number;
}

/**
 * Implements port.ts in memory. Each version of a zona is indexed at its first search; the least recently
 * searched make room.
 */
export function searches({
  texts,
  most = MOST,
  mostWithTexts = MOST_WITH_TEXTS,
}: SearchesOptions): SearchPort {
  const indexes = new LRUCache<string, Cached>({
    maxSize: most,
    sizeCalculation: ({ size }) => Math.min(size + 1, most), // an oversized one is kept alone
  });
  const searchOfZona = (zona: string, parts: readonly FoundPart[], partTexts: readonly Texts[]): Search => {
    const sources = [...parts.map(({ part }) => part), ...partTexts];
    const there = indexes.get(zona);
    if (
      there &&
      there.sources.length === sources.length &&
      sources.every((part, i) => part === there.sources[i])
    )
      return there.search;
    const entries = parts.flatMap(({ part }) => part.entries);
    const search = indexOf(entries, Object.assign({}, ...parts.map(({ part }) => part.owners)), {
      items: Object.assign({}, ...partTexts.map(({ items }) => items)),
      creators: Object.assign({}, ...partTexts.map(({ creators }) => creators)),
    });
    const described = partTexts.some((some) => some !== NO_TEXTS);
    indexes.set(zona, {
      sources,
      size: Math.ceil(entries.length * (described ? WITH_TEXT : 1)),
      search,
    });
    return search;
  };
  return async (parts) => {
    const size = parts.reduce((sum, { part }) => sum + part.entries.length, 0);
    const read = size > mostWithTexts ? parts.map(() => NO_TEXTS) : await texts(parts);
    const textsOf = new Map(parts.map((part, i) => [part, read[i] ?? NO_TEXTS]));
    const zonas = Map.groupBy(parts, ({ zona }) => zona);
    const all = [...zonas].map(([zona, some]) =>
      searchOfZona(
        zona,
        some,
        some.map((part) => textsOf.get(part) ?? NO_TEXTS),
      ),
    );
    return { find: async (q, options) => merged(all.flatMap((search) => search.find(q, options))) };
  };
}

/** Merges results of several searches: items, then creators, nearest and best first, without duplicates. */
function merged(found: SearchResult[]): SearchResult[] {
  const creators = found.filter(({ tipo }) => tipo === 'creador');
  const items = found.filter(({ tipo }) => tipo !== 'creador');
  return [items, creators].flatMap((kind) => {
    const nearest = NEAREST.find((near) => kind.some((result) => result.near === near));
    const best = kind.filter(({ near }) => near === nearest).sort((a, b) => b.weight - a.weight);
    return distinct(best, ({ tipo, id }) => `${tipo}/${id}`);
  });
}

import type { Entry } from 'domain/agenda/entry-schema';
import { LRUCache } from 'lru-cache';
import { indexOf } from './index-of.ts';
import type { Found, Nearness, Owners, Search } from './search.ts';

/** What is searched: what there is of a zona, by the version it is of. */
export interface Source {
  zona: string;
  version: string;
  entries: readonly Entry[];
  owners: Owners;
}

/** Entries whose indexes an instance keeps: some 80 MB (`npm run bench:search`). */
const KEPT = 50_000;

/** The indexes of an instance: each is made when its zona is searched first in that version, and those not searched for longest make room. */
export function searches(kept = KEPT) {
  const indexes = new LRUCache<string, { version: string; size: number; search: Search }>({
    maxSize: kept,
    sizeCalculation: ({ size }) => Math.min(kept, size + 1),
  });
  const one = ({ zona, version, entries, owners }: Source): Search => {
    const there = indexes.get(zona);
    if (there?.version === version) return there.search;
    const search = indexOf(entries, owners);
    indexes.set(zona, { version, size: entries.length, search });
    return search;
  };
  return {
    /** The search of some zonas as if they were one. */
    over: (sources: readonly Source[]): Search => together(sources.map(one)),
  };
}
export type Searches = ReturnType<typeof searches>;

const NEAREST: readonly Nearness[] = ['all', 'slipped', 'some'];

/** Of what several searches find, what is nearest to what was typed, the best first; none twice. */
function together(all: readonly Search[]): Search {
  const merged = (found: Found[]): Found[] =>
    [false, true].flatMap((creators) => {
      const kind = found.filter(({ tipo }) => (tipo === 'creador') === creators);
      const nearest = NEAREST.find((near) => kind.some((one) => one.near === near));
      const best = kind.filter(({ near }) => near === nearest).sort((a, b) => b.score - a.score);
      return [...new Map(best.toReversed().map((one) => [`${one.tipo}/${one.id}`, one])).values()].reverse();
    });
  return {
    find: (q) => merged(all.flatMap((search) => search.find(q))),
    suggest: (q) => merged(all.flatMap((search) => search.suggest(q))),
  };
}

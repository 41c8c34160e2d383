import type { Part } from 'domain/agenda/entry-schema';
import { LRUCache } from 'lru-cache';
import { distinct } from './distinct.ts';
import { indexOf } from './index-of.ts';
import type { Found, Nearness, Search } from './search.ts';

/** A part of a zona's agenda, in one version. It is never changed: another version is another object. */
export interface Searched {
  zona: string;
  part: Part;
}

/** Entries whose indexes an instance keeps: some 50 MB (`npm run bench:search`). */
const KEPT = 30_000;

interface Kept {
  parts: readonly Part[];
  size: number;
  search: Search;
}

/** An instance's indexes: each is made when its zona is first searched in that version, and those not searched for longest make room. */
export function searches(kept = KEPT) {
  const indexes = new LRUCache<string, Kept>({
    maxSize: kept,
    sizeCalculation: ({ size }) => Math.min(size + 1, kept), // one that is larger than all is kept alone
  });
  const one = (zona: string, parts: readonly Part[]): Search => {
    const there = indexes.get(zona);
    if (there && there.parts.length === parts.length && parts.every((part, i) => part === there.parts[i])) {
      return there.search;
    }
    const entries = parts.flatMap((part) => part.entries);
    const owners: Part['owners'] = Object.assign({}, ...parts.map((part) => part.owners));
    const search = indexOf(entries, owners);
    indexes.set(zona, { parts, size: entries.length, search });
    return search;
  };
  /** The search of some parts, of one zona or more, as if they were one. */
  return (searched: readonly Searched[]): Search => {
    const zonas = Map.groupBy(searched, ({ zona }) => zona);
    const all = [...zonas].map(([zona, parts]) =>
      one(
        zona,
        parts.map(({ part }) => part),
      ),
    );
    return {
      find: (q) => merged(all.flatMap((search) => search.find(q))),
      suggest: (q) => merged(all.flatMap((search) => search.suggest(q))),
    };
  };
}

const NEAREST: readonly Nearness[] = ['all', 'slipped', 'some'];

/** Of what several searches find, items, then creators: what is nearest to what was typed, the best first; none twice. */
function merged(found: Found[]): Found[] {
  const creators = found.filter(({ tipo }) => tipo === 'creador');
  const items = found.filter(({ tipo }) => tipo !== 'creador');
  return [items, creators].flatMap((kind) => {
    const nearest = NEAREST.find((near) => kind.some((one) => one.near === near));
    const best = kind.filter(({ near }) => near === nearest).sort((a, b) => b.score - a.score);
    return distinct(best, ({ tipo, id }) => `${tipo}/${id}`);
  });
}

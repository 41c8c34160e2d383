import { type CacheHits, type Lifetime, simulate, type VisitModel } from './cdn.ts';
import type { CdnHits } from './model.ts';

export const VOLUMES = [1000, 100_000, 10_000_000] as const;
export const LARGEST_VOLUME = VOLUMES[2];

/** Zipf distribution over 100,000 pages and seven edges. */
const VISITS: Omit<VisitModel, 'perDay'> = {
  pages: 100_000,
  exponent: 0.9,
  edges: [50, 20, 10, 8, 5, 4, 3],
  seed: 20_261_123,
};
export const PAGES: Lifetime = { fresh: 60, stale: 0, shared: false };
/** Images never change, but a CDN may evict them: a day is assumed. */
const FILES: Lifetime = { fresh: 86_400, stale: 0, shared: false };

export const HOUR_SHARED: Lifetime = { ...PAGES, fresh: 3600, shared: true };

const LIFETIMES: [string, Lifetime][] = [
  ['60 s: pages today', PAGES],
  ['60 s, and 600 more while another is fetched: the API today', { ...PAGES, stale: 600 }],
  ['300 s', { ...PAGES, fresh: 300 }],
  ['300 s, and 3600 more', { ...PAGES, fresh: 300, stale: 3600 }],
  ['3600 s', { ...PAGES, fresh: 3600 }],
  ['3600 s, edges before a shared store', HOUR_SHARED],
  ['60 s, edges before a shared store', { ...PAGES, shared: true }],
  ['60 s and 600 more, edges before a shared store', { ...PAGES, stale: 600, shared: true }],
  ['a day: pictures', FILES],
];

export type SimulatedHits = Map<string, CacheHits[]>;

/** Simulates every lifetime at every volume. Takes some seconds. */
export const simulateAllHits = (): SimulatedHits =>
  new Map(
    LIFETIMES.map(([name, lifetime]) => [
      name,
      VOLUMES.map((perDay) => simulate(lifetime, { ...VISITS, perDay })),
    ]),
  );

const hitsOf = (hits: SimulatedHits, lifetime: Lifetime, volume: number): CacheHits => {
  const [name = ''] = LIFETIMES.find(([, one]) => one === lifetime) ?? [];
  const found = hits.get(name)?.[(VOLUMES as readonly number[]).indexOf(volume)];
  if (!found) throw new Error(`no simulation for ${volume}`);
  return found;
};

export const hitsAt = (hits: SimulatedHits, volume: number, pages = PAGES): CdnHits => ({
  pages: hitsOf(hits, pages, volume),
  pictures: hitsOf(hits, FILES, volume),
});

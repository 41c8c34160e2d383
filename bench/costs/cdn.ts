/** Cache lifetime of a page (s): fresh, then stale while it is revalidated. */
export interface Lifetime {
  fresh: number;
  stale: number;
  /** True when edges ask a shared store before the origin. */
  shared: boolean;
}

export interface VisitModel {
  /** Page views a day, over all edges. */
  perDay: number;
  /** Number of pages; page n is requested in proportion to n^-`exponent`. */
  pages: number;
  exponent: number;
  /** Relative weight of each edge. */
  edges: readonly number[];
  seed: number;
}

export interface CacheHits {
  /** Share of visits that do not wait for the origin. */
  answered: number;
  /** Origin answers per visit. */
  made: number;
}

/** Visits counted per simulation, after at least as many warm-up visits. */
const COUNTED = 500_000;

/** Seeded random numbers in [0, 1) (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a weighted index chooser (Walker's alias method); its argument is in [0, 1). */
function chooser(weights: readonly number[]): (random: number) => number {
  const { length } = weights;
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const share = Float64Array.from(weights, (weight) => (weight / sum) * length);
  const other = Int32Array.from(weights, (_, i) => i);
  const [small, large]: [number[], number[]] = [[], []];
  for (const [i, part] of share.entries()) (part < 1 ? small : large).push(i);
  for (
    let [low, high] = [small.pop(), large.pop()];
    low !== undefined && high !== undefined;
    low = small.pop()
  ) {
    other[low] = high;
    share[high] = (share[high] ?? 0) + (share[low] ?? 0) - 1;
    if ((share[high] ?? 0) >= 1) continue;
    small.push(high);
    high = large.pop();
  }
  return (random) => {
    const place = random * length;
    const i = Math.floor(place);
    return place - i < (share[i] ?? 0) ? i : (other[i] ?? 0);
  };
}

/**
 * Simulates random visits and the caches of CDN edges of unlimited size. A stale hit is answered at once and
 * revalidated.
 */
export function simulate({ fresh, stale, shared }: Lifetime, visits: VisitModel): CacheHits {
  const random = seeded(visits.seed);
  const page = chooser(Array.from({ length: visits.pages }, (_, i) => (i + 1) ** -visits.exponent));
  const edge = chooser(visits.edges);
  const edges = visits.edges.length;
  const never = Number.NEGATIVE_INFINITY;
  const kept = new Float64Array(visits.pages * edges).fill(never);
  const store = new Float64Array(visits.pages).fill(never);
  const every = 86_400 / visits.perDay;
  let [now, answered, made] = [0, 0, 0];
  const filling = Math.max(COUNTED, Math.ceil((fresh + stale) / every));
  for (let visit = -filling; visit < COUNTED; visit += 1) {
    now += -Math.log(1 - random()) * every;
    const pageIndex = page(random());
    const place = pageIndex * edges + edge(random());
    const age = now - (kept[place] ?? never);
    const storeAge = shared ? now - (store[pageIndex] ?? never) : Number.POSITIVE_INFINITY;
    if (visit >= 0 && Math.min(age, storeAge) <= fresh + stale) answered += 1;
    if (age <= fresh) continue;
    if (storeAge > fresh) {
      if (visit >= 0) made += 1;
      store[pageIndex] = now;
    }
    kept[place] = storeAge > fresh ? now : now - storeAge;
  }
  return { answered: answered / COUNTED, made: made / COUNTED };
}

/** How a page is kept: seconds for which the CDN gives it again, and longer while it fetches another. */
export interface Lifetime {
  fresh: number;
  stale: number;
  /** Whether edges ask one shared store before the origin. */
  shared: boolean;
}

export interface Visits {
  /** Page views a day, all edges together. */
  perDay: number;
  /** Pages there are; the nth is asked for as often as n to the power of -`exponent`. */
  pages: number;
  exponent: number;
  /** Each edge's part of the visits. */
  edges: readonly number[];
  seed: number;
}

export interface Hits {
  /** The part of the visits that wait for no origin. */
  answered: number;
  /** Answers the origin makes for each visit. */
  made: number;
}

/** Visits that one simulation looks at, after those that fill the caches: as many at least, and all of one lifetime. */
const COUNTED = 500_000;

/** Numbers from 0 until 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Chooses an index by weights, as often as asked in the same time (Walker's alias method). @returns a function of a number from 0 until 1 */
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
 * Simulates visits that come at random, and what the edges of a CDN keep of the pages: each on its own, for so long since the origin made it. An edge has
 * room for everything. A visit within the stale time is answered at once, and has the page made anew.
 */
export function simulate({ fresh, stale, shared }: Lifetime, visits: Visits): Hits {
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
    const asked = page(random());
    const place = asked * edges + edge(random());
    const age = now - (kept[place] ?? never);
    const storeAge = shared ? now - (store[asked] ?? never) : Number.POSITIVE_INFINITY;
    if (visit >= 0 && Math.min(age, storeAge) <= fresh + stale) answered += 1;
    if (age <= fresh) continue;
    if (storeAge > fresh) {
      if (visit >= 0) made += 1;
      store[asked] = now;
    }
    kept[place] = storeAge > fresh ? now : now - storeAge;
  }
  return { answered: answered / COUNTED, made: made / COUNTED };
}

import { indexOf } from '../../functions/src/search/index-of.ts';
import { percentile } from '../stats.ts';
import type { Sought } from './items.ts';
import { manyItems } from './large.ts';
import type { Query } from './queries.ts';

const MB = 1024 * 1024;
/** The dearest search: as many words as are looked at, each the beginning of many. */
const BEGINNINGS = 'ca ro mi ta ne so';

/** Bytes of heap in use once what is not needed is gone. @throws where node was started without --expose-gc */
function heap(): number {
  if (!globalThis.gc) throw new Error('node --expose-gc, please');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** Each search is asked so often, and its quickest time counts: on a busy machine the others say little. */
const TIMES = 5;

/** Measures an index of so many items of one zona: processor time to make it, its memory, and the time of searches. */
export function costsOf(
  { size, withTexts }: { size: number; withTexts: boolean },
  items: readonly Sought[],
  queries: readonly Query[],
) {
  const { entries, owners, texts } = manyItems(size, items);
  const before = heap();
  const start = process.cpuUsage();
  const index = indexOf(entries, owners, withTexts ? texts : undefined);
  const { user, system } = process.cpuUsage(start);
  const made = (user + system) / 1000;
  const kept = heap() - before;
  const once = (q: string) => {
    const from = performance.now();
    index.find(q);
    return performance.now() - from;
  };
  const quickest = (q: string) => Math.min(...Array.from({ length: TIMES }, () => once(q)));
  const beginnings = quickest(BEGINNINGS);
  const find = queries.map(({ q }) => quickest(q));
  return {
    entries: entries.length,
    withTexts,
    madeInMs: Math.round(made),
    heapMB: Number((kept / MB).toFixed(1)),
    findP50: Number(percentile(find, 0.5).toFixed(1)),
    findP95: Number(percentile(find, 0.95).toFixed(1)),
    findMost: Number(Math.max(...find).toFixed(1)),
    beginnings: Number(beginnings.toFixed(1)),
  };
}

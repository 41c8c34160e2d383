import { indexOf } from '../../functions/src/search/index-of.ts';
import { percentile } from '../stats.ts';
import type { SearchItem } from './items.ts';
import type { Query } from './queries.ts';
import { manyItems } from './synthetic-items.ts';

const MB = 1024 * 1024;
/** The most expensive search: the maximum number of words, each a common prefix. */
const PREFIXES = 'ca ro mi ta ne so';

/** Returns the used heap after garbage collection (bytes). @throws without --expose-gc */
function heap(): number {
  if (!globalThis.gc) throw new Error('Run node with --expose-gc');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** Repetitions per search; the fastest counts, because the machine may be busy. */
const TIMES = 5;

/** Measures an index of `size` items in one zona: CPU time, memory, and search times. */
export function costsOf(
  { size, withTexts }: { size: number; withTexts: boolean },
  items: readonly SearchItem[],
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
  const fastest = (q: string) => Math.min(...Array.from({ length: TIMES }, () => once(q)));
  const beginnings = fastest(PREFIXES);
  const find = queries.map(({ q }) => fastest(q));
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

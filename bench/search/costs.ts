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

/** What an index of so many items of one zona takes: to be made, to be kept, and to be asked what people ask. */
export function costsOf(
  { size, withTexts }: { size: number; withTexts: boolean },
  items: readonly Sought[],
  queries: readonly Query[],
) {
  const { entries, owners, texts } = manyItems(size, items);
  const before = heap();
  const start = performance.now();
  const index = indexOf(entries, owners, withTexts ? texts : undefined);
  const made = performance.now() - start;
  const kept = heap() - before;
  const time = (ask: (q: string) => unknown, asked = queries.map(({ q }) => q)) =>
    asked.map((q) => {
      const from = performance.now();
      ask(q);
      return performance.now() - from;
    });
  time((q) => index.find(q));
  const [beginnings = 0] = time((q) => index.find(q), [BEGINNINGS]);
  const find = time((q) => index.find(q));
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

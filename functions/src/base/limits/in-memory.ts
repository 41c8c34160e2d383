import { LRUCache } from 'lru-cache';

/** Callers that an instance remembers. */
const REMEMBERED = 5000;
/** The longest window: instances come and go. */
export const MOST_SECONDS = 3600;

export interface CountInMemory {
  /** Counts a call. @returns 0, or the seconds to wait */
  take: (caller: string, most?: number) => number;
  /** Takes back one counted call. */
  giveBack: (caller: string, most?: number) => void;
}

/**
 * Counts calls in this instance alone. Callers at their limit are remembered apart, so that made-up ones don't push them out.
 * @param most calls of a caller
 * @param window in seconds, from a caller's first call on; an hour at most
 */
export function limitInMemory({
  most: usual,
  window,
  now = Date.now,
}: {
  most: number;
  window: number;
  now?: () => number;
}): CountInMemory {
  if (window > MOST_SECONDS) throw new Error(`${window} s outlast an instance`);
  const counts = () =>
    new LRUCache<string, number>({
      max: REMEMBERED,
      ttl: window * 1000,
      ttlResolution: 0,
      noUpdateTTL: true,
      perf: { now },
    });
  const calls = counts();
  const full = counts();
  return {
    take: (caller, most = usual) => {
      if (full.has(caller)) return Math.ceil(full.getRemainingTTL(caller) / 1000);
      const times = (calls.get(caller) ?? 0) + 1;
      calls.set(caller, times);
      if (times >= most) {
        full.set(caller, times, { ttl: calls.getRemainingTTL(caller) });
        calls.delete(caller);
      }
      return 0;
    },
    giveBack: (caller, most = usual) => {
      const ttl = full.has(caller) ? full.getRemainingTTL(caller) : calls.getRemainingTTL(caller);
      const times = full.delete(caller) ? most : (calls.get(caller) ?? 0);
      if (times > 0) calls.set(caller, times - 1, { ttl });
    },
  };
}

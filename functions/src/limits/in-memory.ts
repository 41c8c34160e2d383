import { LRUCache } from 'lru-cache';
import type { LimitVerdict } from './limiter.ts';

/** Accounts that an instance remembers. */
const REMEMBERED = 5000;

/**
 * Counts calls in this instance alone, for a function whose service account reads no database.
 * @param window in seconds, from an account's first call on
 */
export function limitInMemory({
  most,
  window,
  now = Date.now,
}: {
  most: number;
  window: number;
  now?: () => number;
}) {
  const calls = new LRUCache<string, number>({
    max: REMEMBERED,
    ttl: window * 1000,
    ttlResolution: 0,
    noUpdateTTL: true,
    perf: { now },
  });
  return (account: string): LimitVerdict => {
    const before = calls.get(account) ?? 0;
    if (before >= most)
      return { kind: 'refused', by: 'account', seconds: Math.ceil(calls.getRemainingTTL(account) / 1000) };
    calls.set(account, before + 1);
    return { kind: 'allowed' };
  };
}

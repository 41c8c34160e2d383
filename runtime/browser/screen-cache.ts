import { STALE_EVENT } from '@vidriera/session/stale';

/** Lifetime of an entry, in milliseconds: long enough to look at something and go back. */
const LIFETIME_MS = 300_000;
/** Entries of the history that are cached. */
const MAX_ENTRIES = 12;

interface ScreenData {
  url: string;
  data: unknown;
  leftAt: number;
}

const cache = new Map<string, ScreenData>();
globalThis.addEventListener?.(STALE_EVENT, () => cache.clear());

/** Caches the data of a screen on leaving it. @param key of its history entry @param url path and search */
export function cacheScreenData(key: string, url: string, data: unknown): void {
  cache.delete(key);
  cache.set(key, { url, data, leftAt: Date.now() });
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_ENTRIES) break;
    cache.delete(oldest);
  }
}

/** Returns the data that a history entry was left with in the last five minutes; `undefined` after a write. */
export function cachedScreenData(key: string, url: string): unknown {
  const found = cache.get(key);
  return found?.url === url && Date.now() - found.leftAt < LIFETIME_MS ? found.data : undefined;
}

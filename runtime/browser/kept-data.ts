import { STALE_EVENT } from '@vidriera/session/stale';

/** How long a screen is drawn from kept data, in milliseconds: for a look at something, not for another visit. */
const KEPT_MS = 300_000;
/** How many entries of the history are kept. */
const ENTRIES = 12;

interface ScreenData {
  url: string;
  data: unknown;
  leftAt: number;
}

const kept = new Map<string, ScreenData>();
globalThis.addEventListener?.(STALE_EVENT, () => kept.clear());

/** Keeps the data of a screen that is left. @param key of its entry of the history @param url from the site's root, with its search */
export function keepData(key: string, url: string, data: unknown): void {
  kept.delete(key);
  kept.set(key, { url, data, leftAt: Date.now() });
  for (const oldest of kept.keys()) {
    if (kept.size <= ENTRIES) break;
    kept.delete(oldest);
  }
}

/** The data that an entry of the history was left with in the last five minutes; `undefined` since something was written. */
export function keptData(key: string, url: string): unknown {
  const found = kept.get(key);
  return found?.url === url && Date.now() - found.leftAt < KEPT_MS ? found.data : undefined;
}

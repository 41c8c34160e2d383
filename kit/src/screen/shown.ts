import { STALE_EVENT } from '../stale.ts';

/** Where the frame says at which entry of the browser's history the screen that stands was shown (shell/src/frame/place.tsx). */
const entryShown = () => globalThis.document?.documentElement.dataset.entry;
/** The browser's own entry, by the key the router gave it; it is ahead of what is shown only on the way back or forward. */
const entryNow = (): string => globalThis.history?.state?.key ?? 'default';

/** How long a screen is given back as it was, in milliseconds: for a look at something, not for another visit. */
const LASTS_MS = 300_000;
/** How many screens are. */
const ENTRIES = 12;

interface Shown {
  url: string;
  data: unknown;
  at: number;
}

const shown = new Map<string, Shown>();
globalThis.addEventListener?.(STALE_EVENT, () => shown.clear());

/** Keeps what a screen shows at its entry of the history, for `shownBefore`. @param url from the site's root, with its search */
export function keepShown(entry: string, url: string, data: unknown): void {
  shown.delete(entry);
  shown.set(entry, { url, data, at: Date.now() });
  for (const oldest of shown.keys()) {
    if (shown.size <= ENTRIES) break;
    shown.delete(oldest);
  }
}

/**
 * What the screen at `url`, a request's, showed when somebody left it, for whoever goes back or forward to it within five minutes.
 * `undefined` for every other way to come to it, and since something was written.
 */
export function shownBefore(url: string): unknown {
  const standing = entryShown();
  const entry = entryNow();
  if (standing === undefined || standing === entry) return undefined;
  const found = shown.get(entry);
  const { pathname, search } = new URL(url);
  return found?.url === pathname + search && Date.now() - found.at < LASTS_MS ? found.data : undefined;
}

/** A public page: its title, and its path with query. */
export interface Seen {
  titulo: string;
  path: string;
}

/** Cache for the service worker, which can't read local storage: HTML of recent pages by address, and the last visited page. */
const CACHE = 'vidriera';
const LAST = '/visto';
const PAGES_MAX = 12;
/** Lists say "Hoy", so pages expire. */
const LIFE_MS = 12 * 3_600_000;

/**
 * Stores a public page's HTML, and marks the page as last visited.
 * @param isLoaded the document is that page, so the HTTP cache has it. Otherwise a stored page is reused until it expires
 * @throws errors of fetch, or of a browser without storage
 */
export async function keepSeen(seen: Seen, isLoaded: boolean): Promise<void> {
  const there = isLoaded ? undefined : await readPage(seen.path);
  const page = there ?? (await fetch(seen.path, { cache: 'force-cache', priority: 'low' }));
  if (!page.ok) return;
  const cache = await caches.open(CACHE);
  await cache.delete(seen.path); // moves the key to the end
  await cache.put(seen.path, page);
  await cache.put(LAST, Response.json(seen));
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== LAST);
  await Promise.all(pages.slice(0, -PAGES_MAX).map((old) => cache.delete(old)));
}

/** Returns a stored page that has not expired, or `undefined`. @param address absolute, or from the site's root */
export async function readPage(address: string): Promise<Response | undefined> {
  const page = await caches.match(address);
  const since = Date.parse(page?.headers.get('date') ?? '');
  return Date.now() - since < LIFE_MS ? page : undefined;
}

/** Returns the last visited page, or `null` if its HTML is missing or expired. */
export async function readSeen(): Promise<Seen | null> {
  const kept: unknown = await (await caches.match(LAST))?.json();
  return isSeen(kept) && (await readPage(kept.path)) ? kept : null;
}

const isSeen = (kept: unknown): kept is Seen =>
  kept instanceof Object &&
  'titulo' in kept &&
  typeof kept.titulo === 'string' &&
  'path' in kept &&
  typeof kept.path === 'string';

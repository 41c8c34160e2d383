/** A public page: what it is called, and its address from the site's root. */
export interface Seen {
  titulo: string;
  path: string;
}

/** What is kept for the service worker, which can't read local storage: the last pages' HTML by address, and which one was seen last. */
const CACHE = 'vidriera';
const LAST = '/visto';
const PAGES_MAX = 12;
/** A list says "Hoy": it is not shown on another day. */
const LIFE_MS = 12 * 3_600_000;

/**
 * Keeps a public page as it was sent, and that it was seen last.
 * @param isLoaded the document is that page, so the browser's cache holds it; a page that was gone to is asked for once in its life
 * @throws what a browser throws that keeps nothing, or can't reach the page
 */
export async function keepSeen(seen: Seen, isLoaded: boolean): Promise<void> {
  const there = isLoaded ? undefined : await readPage(seen.path);
  const page = there ?? (await fetch(seen.path, { cache: 'force-cache', priority: 'low' }));
  if (!page.ok) return;
  const cache = await caches.open(CACHE);
  await cache.delete(seen.path); // the newest is the last key
  await cache.put(seen.path, page);
  await cache.put(LAST, Response.json(seen));
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== LAST);
  await Promise.all(pages.slice(0, -PAGES_MAX).map((old) => cache.delete(old)));
}

/** A page that was kept today, or `undefined`. @param address with the site's origin or from its root */
export async function readPage(address: string): Promise<Response | undefined> {
  const page = await caches.match(address);
  const since = Date.parse(page?.headers.get('date') ?? '');
  return Date.now() - since < LIFE_MS ? page : undefined;
}

/** The public page seen last, or `null` where it can't be shown. */
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

import { knownQuery } from '@vidriera/domain/api/known-query';
import { KEPT_PAGES_HOURS } from '@vidriera/domain/site/retention';

/** A public page: its title, and its canonical path with query. */
export interface Seen {
  titulo: string;
  path: string;
}

/** Cache for the service worker, which can't read local storage: HTML of recent pages by address, and the last visited page. */
const CACHE = 'vidriera';
const LAST = '/visto';
/** Header of a stored page: the parameters that its screen reads. */
const QUERY = 'x-vidriera-query';
const PAGES_MAX = 12;
/** Lists say "Hoy", so pages expire. */
const LIFE_MS = KEPT_PAGES_HOURS * 3_600_000;

/**
 * Stores a public page's HTML, and marks the page as last visited.
 * @param query names of the parameters that its screen reads
 * @param isLoaded the document is that page, so the HTTP cache has it. Otherwise a stored page is reused until it expires
 * @throws errors of fetch, or of a browser without storage
 */
export async function keepSeen(seen: Seen, query: readonly string[], isLoaded: boolean): Promise<void> {
  const there = isLoaded ? undefined : await readPage(seen.path);
  const page = there ?? (await fetch(seen.path, { cache: 'force-cache', priority: 'low' }));
  if (!page.ok || page.headers.get('cache-control')?.includes('no-store')) return;
  const cache = await caches.open(CACHE);
  await cache.delete(seen.path); // moves the key to the end
  const headers = new Headers(page.headers);
  headers.set(QUERY, query.join());
  await cache.put(seen.path, new Response(page.body, { headers }));
  await cache.put(LAST, new Response(JSON.stringify(seen)));
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== LAST);
  await Promise.all(pages.slice(0, -PAGES_MAX).map((old) => cache.delete(old)));
}

/** Returns a stored page that has not expired, or `undefined`. @param address absolute, or from the site's root */
export async function readPage(address: string): Promise<Response | undefined> {
  const page = await caches.match(address);
  const since = Date.parse(page?.headers.get('date') ?? '');
  return Date.now() - since < LIFE_MS ? page : undefined;
}

/**
 * Returns the canonical address of a stored page that an address means, or `undefined`: '/ana' for '/Ana/?utm_source=x'. Capitals and what its
 * screen does not read make no other page.
 */
export async function findPage(address: string): Promise<string | undefined> {
  const target = new URL(address);
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    const known = (await readPage(url))?.headers.get(QUERY)?.split(',');
    if (known && sameFor(known, target) === sameFor(known, new URL(url))) return url;
  }
  return undefined;
}

const sameFor = (known: readonly string[], { pathname, searchParams }: URL): string =>
  `${pathname.replace(/\/+$/, '').toLowerCase()}?${knownQuery(searchParams, known)}`;

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

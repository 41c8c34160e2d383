/** A public page: what it is called, and its address from the site's root. */
export interface Seen {
  titulo: string;
  path: string;
}

/** The one thing kept for the service worker, which can't read local storage. */
const CACHE = 'vidriera';
const ADDRESS = '/visto';

/** Keeps which public page was seen last. @throws what a browser that keeps nothing throws */
export async function keepSeen(seen: Seen): Promise<void> {
  await (await caches.open(CACHE)).put(ADDRESS, Response.json(seen));
}

/** The public page seen last, or `null`. */
export async function readSeen(): Promise<Seen | null> {
  const kept: unknown = await (await caches.match(ADDRESS))?.json();
  return isSeen(kept) ? kept : null;
}

const isSeen = (kept: unknown): kept is Seen =>
  kept instanceof Object &&
  'titulo' in kept &&
  typeof kept.titulo === 'string' &&
  'path' in kept &&
  typeof kept.path === 'string';

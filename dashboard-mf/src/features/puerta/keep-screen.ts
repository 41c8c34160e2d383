import { DOOR_CACHE } from '@vidriera/domain/site/door-cache';

/** Folders of files that never change under their names. */
const FILES = /^\/(?:assets|r)\//;

/**
 * Keeps this screen's document and files for reloading without a signal. The document holds nobody's data.
 * @param path of the list
 * @throws errors of fetch, or of a browser without storage
 */
export async function keepScreen(path: string): Promise<void> {
  const cache = await caches.open(DOOR_CACHE);
  const page = await fetch(path, { priority: 'low' });
  if (!page.ok) return;
  await cache.put(path, page);
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && FILES.test(pathname))
    .map(({ href }) => href);
  for (const file of new Set(files)) if (!(await cache.match(file))) await cache.add(file);
}

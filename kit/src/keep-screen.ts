import { SCREENS_CACHE } from '@vidriera/domain/site/kept-screens';

/** Folders of files that never change under their names. */
const FILES = /^\/(?:assets|r)\//;
/** A screen has 30 to 50: an older build's leave first. */
const ENTRIES_MAX = 200;

/**
 * Keeps this screen's document and files for reloading without a signal. The document holds nobody's data.
 * @param path of the screen
 * @param isOver whether nobody wants it any more, asked at the end
 * @throws errors of fetch, or of a browser without storage
 */
export async function keepScreen(path: string, isOver: () => boolean): Promise<void> {
  const cache = await caches.open(SCREENS_CACHE);
  const page = await fetch(path, { priority: 'low' });
  if (!page.ok) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && FILES.test(pathname))
    .map(({ href }) => href);
  for (const file of new Set(files)) {
    const kept = await cache.match(file);
    await cache.delete(file); // moves the key to the end
    await (kept ? cache.put(file, kept) : cache.add(file));
  }
  if (isOver()) return;
  await cache.delete(path);
  await cache.put(path, page);
  const old = (await cache.keys()).slice(0, -ENTRIES_MAX);
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Deletes the documents of screens whose path meets a condition. Does nothing if storage is forbidden: none is kept there. */
export async function forgetScreens(isOver: (path: string) => boolean): Promise<void> {
  try {
    if (!('caches' in globalThis) || !(await caches.has(SCREENS_CACHE))) return;
    const cache = await caches.open(SCREENS_CACHE);
    const documents = (await cache.keys()).filter(({ url }) => isOver(new URL(url).pathname));
    await Promise.all(documents.map((request) => cache.delete(request)));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

import { SCREENS_CACHE } from '@vidriera/domain/site/kept-screens';
import { pageConfig } from '@vidriera/session/config';

/** Folders of files that never change under their names. */
const FILES = /^\/(?:assets|r)\//;
/** A person's own screens, and the doors of a week. */
const SCREENS_MAX = 8;
/** Header of a kept document: the paths of its files, parted by blanks. */
const FILES_HEADER = 'x-vidriera-files';

/**
 * Keeps this screen for reloading without a signal: its document, which holds nobody's data, with all of its files, or nothing. It replaces
 * the screen that was kept before at the end.
 * @param path of the screen
 * @param isOver whether nobody wants it any more, asked at the end
 * @throws errors of fetch, or of a browser without storage
 */
export async function keepScreen(path: string, isOver: () => boolean): Promise<void> {
  const work = () => keep(path, isOver);
  // Two tabs at once would delete each other's files.
  await (navigator.locks ? navigator.locks.request(SCREENS_CACHE, work) : work());
}

async function keep(path: string, isOver: () => boolean): Promise<void> {
  const cache = await caches.open(SCREENS_CACHE);
  const answer = await fetch(path, { priority: 'low' });
  if (!answer.ok) return;
  const html = await answer.text();
  // A tab that is older than a release has other files than this document: what is kept stays until the next load.
  if (!isOfThisRelease(html)) return;
  const files = [...new Set([...filesIn(html), ...filesSeen()])];
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
  if (isOver()) return;
  await cache.delete(path); // moves it to the end
  await cache.put(path, keptDocument(answer, html, files));
  await forgetOld(cache);
}

/** The page's configuration in a document. The policy forbids a parser of HTML; the server writes `<` in JSON as an escape. */
const CONFIG = /<script[^>]* id="vidriera"[^>]*>([^<]+)</;
/** Addresses in a document. */
const ADDRESSES = /(?:src|href)="([^"]+)"/g;

function isOfThisRelease(html: string): boolean {
  const [, config = 'null'] = CONFIG.exec(html) ?? [];
  const nameOf = (of: Partial<ReturnType<typeof pageConfig>> | null) =>
    JSON.stringify([of?.shell, of?.remotes]);
  return nameOf(JSON.parse(config)) === nameOf(pageConfig());
}

/** Returns the files that a document names: a browser records 250 requests of a tab at most. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(ADDRESSES)].flatMap(([, address = '']) => fileAt(address));

/** Returns the files that this tab fetched, as far as the browser recorded them. */
const filesSeen = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => fileAt(name));

function fileAt(address: string): string[] {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && FILES.test(pathname) ? [pathname] : [];
}

/** The document as it was answered, with its policy; its body is decoded already. */
function keptDocument({ headers: answered }: Response, html: string, files: readonly string[]): Response {
  const headers = new Headers(answered);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(FILES_HEADER, files.join(' '));
  return new Response(html, { headers });
}

/** Deletes the oldest screens beyond the last ones, and files that no kept screen needs. Documents without a list are from before. */
async function forgetOld(cache: Cache): Promise<void> {
  const stored = await cache.keys();
  const pathOf = ({ url }: Request) => new URL(url).pathname;
  const screens = await Promise.all(
    stored
      .filter((request) => !FILES.test(pathOf(request)))
      .map(async (request) => ({
        path: pathOf(request),
        files: (await cache.match(request))?.headers.get(FILES_HEADER)?.split(' ') ?? [],
      })),
  );
  const kept = screens.filter(({ files }) => files.length > 0).slice(-SCREENS_MAX);
  const needed = new Set(kept.flatMap(({ path, files }) => [path, ...files]));
  await Promise.all(
    stored.filter((request) => !needed.has(pathOf(request))).map((request) => cache.delete(request)),
  );
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

import { OWN_SCREENS, SCREENS_CACHE } from '@vidriera/domain/site/kept-screens';
import type { Link } from '@vidriera/domain/site/plain-page';
import { offlinePage } from './offline-page.ts';
import { findPage, readPage, readSeen } from './seen.ts';

// The service worker. When the server fails to answer a navigation, or answers 5xx, it answers from stored pages: public ones, and kept
// screens (the door, a person's seats and promos), whose files it has too. It handles no other requests. It has a build of its own
// (runtime/build/shell-config.ts).

/** The used part of the service worker API, which the DOM types lack. */
interface InstallEvent extends Event {
  addRoutes?: (routes: object[]) => Promise<void>;
  waitUntil: (work: Promise<unknown> | undefined) => void;
}
interface FetchEvent extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  addEventListener(kind: 'install' | 'activate', listener: (event: InstallEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
}
const worker = globalThis as unknown as Worker;

/** Files under these names never change. */
const FILES = /^\/(?:assets|r)\/[^?]*$/;

/**
 * Static routing: in browsers that support it, requests besides navigations do not start the worker. A kept screen's file comes from its
 * cache, others from the network.
 */
const ROUTES = [
  ...['/assets/*', '/r/*'].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: { cacheName: SCREENS_CACHE },
  })),
  {
    condition: { or: ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode })) },
    source: 'network',
  },
];

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([worker.skipWaiting(), event.addRoutes?.(ROUTES)]));
});

// The request is sent while the worker starts.
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    // The cache of the door's screen had a name of its own until November 2026.
    Promise.all([worker.registration.navigationPreload?.enable(), caches.delete('vidriera-puerta')]),
  );
});

worker.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') event.respondWith(answer(event));
  // Where there is no static routing.
  else if (FILES.test(new URL(url).pathname)) event.respondWith(fileFor(event.request));
});

const fileFor = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: SCREENS_CACHE })) ?? fetch(request);

/** Its document holds nobody's data, so it does not expire. */
const keptScreen = (url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName: SCREENS_CACHE, ignoreSearch: true });

async function ownScreens(): Promise<Link[]> {
  const links = Object.entries(OWN_SCREENS).map(([path, titulo]) => ({ path, titulo }));
  const kept = await Promise.all(links.map(({ path }) => keptScreen(path)));
  return links.filter((_, index) => kept[index]);
}

async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const response = await preloadResponse.then((early) => early ?? fetch(request)).catch(() => null);
  if (response && response.status < 500) return response;
  const why = response ? 'failing' : 'offline'; // fetch rejects only without an answer
  const page = (await keptScreen(request.url)) ?? (await readPage(request.url));
  if (page) return page;
  // By a redirect, since the page's data is for its canonical address.
  const canonical = await findPage(request.url);
  if (canonical) return Response.redirect(canonical);
  return offlinePage(why, request.url, await readSeen(), await ownScreens());
}

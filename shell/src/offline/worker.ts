import { DOOR_CACHE, DOOR_PATH } from '@vidriera/domain/site/door-cache';
import { offlinePage } from './offline-page.ts';
import { findPage, readPage, readSeen } from './seen.ts';

// The service worker. When the server fails to answer a navigation, or answers 5xx, it answers from stored pages: public ones, and the door's
// screen, whose files it keeps too. It handles no other requests. It has a build of its own (runtime/build/shell-document.ts).

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
 * Static routing: in browsers that support it, requests besides navigations do not start the worker. A file that the door's screen keeps
 * comes from its cache, others from the network.
 */
const ROUTES = [
  ...['/assets/*', '/r/*'].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: { cacheName: DOOR_CACHE },
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
  event.waitUntil(worker.registration.navigationPreload?.enable());
});

worker.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') event.respondWith(answer(event));
  // Where there is no static routing.
  else if (FILES.test(new URL(url).pathname)) event.respondWith(fileFor(event.request));
});

const fileFor = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: DOOR_CACHE })) ?? fetch(request);

async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const response = await preloadResponse.then((early) => early ?? fetch(request)).catch(() => null);
  if (response && response.status < 500) return response;
  const why = response ? 'failing' : 'offline'; // fetch rejects only without an answer
  // It holds nobody's data, so it does not expire.
  const isDoor = new URL(request.url).pathname.startsWith(DOOR_PATH);
  const page = isDoor
    ? await caches.match(request.url, { cacheName: DOOR_CACHE })
    : await readPage(request.url);
  if (page) return page;
  // By a redirect, since the page's data is for its canonical address.
  const canonical = await findPage(request.url);
  return canonical ? Response.redirect(canonical) : offlinePage(why, request.url, await readSeen());
}

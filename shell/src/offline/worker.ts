import { offlinePage } from './offline-page.ts';
import { findPage, readPage, readSeen } from './seen.ts';

// The service worker. When the server fails to answer a navigation, or answers 5xx, it answers from stored public pages. It handles no
// other requests. It has a build of its own (runtime/build/shell-document.ts).

/** The used part of the service worker API, which the DOM types lack. */
interface InstallEvent extends Event {
  addRoutes?: (route: object) => Promise<void>;
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

/** Static routing: in browsers that support it, other requests do not start the worker. */
const OTHERS = {
  condition: { or: ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode })) },
  source: 'network',
};

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([worker.skipWaiting(), event.addRoutes?.(OTHERS)]));
});

// The request is sent while the worker starts.
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.registration.navigationPreload?.enable());
});

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});

async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const response = await preloadResponse.then((early) => early ?? fetch(request)).catch(() => null);
  if (response && response.status < 500) return response;
  const why = response ? 'failing' : 'offline'; // fetch rejects only without an answer
  const page = await readPage(request.url);
  if (page) return page;
  // By a redirect, since the page's data is for its canonical address.
  const canonical = await findPage(request.url);
  return canonical ? Response.redirect(canonical) : offlinePage(why, request.url, await readSeen());
}

import { offlinePage } from './offline-page.ts';
import { readPage, readSeen } from './seen.ts';

// The service worker. It answers navigations that the server does not answer, or answers with 5xx, from the public pages that were kept. It looks
// at no other request.
// Built by itself (runtime/build/shell-document.ts).

/** What of a service worker is used: the page's types know none of it. */
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

/** Where a browser knows such rules, no other request starts the worker. */
const OTHERS = {
  condition: { or: ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode })) },
  source: 'network',
};

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([worker.skipWaiting(), event.addRoutes?.(OTHERS)]));
});

// The request goes out while the worker starts.
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.registration.navigationPreload?.enable());
});

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});

async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const response = await preloadResponse.then((early) => early ?? fetch(request)).catch(() => null);
  if (response && response.status < 500) return response;
  const why = response ? 'failing' : 'offline'; // fetch fails for want of an answer alone
  return (await readPage(request.url)) ?? offlinePage(why, request.url, await readSeen());
}

import { isMarked } from '@vidriera/domain/figures/marker';
import { FAILURE_EVENT } from '@vidriera/domain/site/start';
import { watchPreloadErrors } from '@vidriera/kit/data/retry';
import { RouterProvider } from '@vidriera/router';
import { sessionHint, startSession } from '@vidriera/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@vidriera/kit/styles/screen.css';
import { afterFirstScreen, whenReady } from '@vidriera/runtime/after-first-screen';
import { App } from './app.tsx';
import { fetchMemberBars } from './frame/member-bars.tsx';
import { routeTree } from './routes.tsx';
import { keepHeadingFont } from './start/heading-font.ts';
import { browserRouter, takeOverRouter, whenInitialized } from './start/make-router.ts';
import { dropServerHead, serverPage } from './start/server-page.ts';
import { reportUnexpected, watchErrors } from './start/watch-errors.ts';

/**
 * Starts the shell: hydrates the server's screen, or renders a new one. If hydration is impossible, the server's screen stays until the
 * new one is ready.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const { hash } = location;
  if (isMarked(hash)) history.replaceState(history.state, '', location.pathname + location.search);
  watchErrors();
  watchPreloadErrors();
  // Safari before 17, Chrome before 114, Firefox before 125.
  if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill');
  const page = serverPage();
  const { router, same } = page
    ? await takeOverRouter(page)
    : { router: browserRouter(routeTree()), same: false };
  const later = afterFirstScreen;
  // A session update during hydration would make React render the screen again.
  if (same) whenReady(() => startSession(later));
  else startSession(later);
  later(() => void keepHeadingFont());
  later(() => {
    import('./start/keep-offline.ts')
      .then(({ keepOffline }) => keepOffline(router))
      .catch((error: unknown) => console.info('Offline pages are unavailable:', error));
    import('./start/count-visits.ts')
      .then(({ countVisits }) => countVisits(hash))
      .catch((error: unknown) => console.info('Visits are not counted:', error));
    import('@vidriera/runtime/prefetch')
      .then(({ prefetchOnPress }) => prefetchOnPress(router))
      .catch((error: unknown) => console.info('Prefetching is unavailable:', error));
  });
  const app = (
    <App>
      <RouterProvider router={router} onError={reportScreenError} />
    </App>
  );
  if (same) {
    // A transition hydrates in slices, between which the page answers. At 4× CPU slowdown it saves /explore 220 ms of blocking, and the
    // longest task takes 95 ms instead of 171 (`npm run bench:pages`).
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  if (sessionHint()) await fetchMemberBars();
  if (page) {
    await whenInitialized(router); // the server's screen stays until the new one is ready
    dropServerHead();
  }
  createRoot(root).render(app);
}

/** Reports errors that the router catches: in rendering or loading a screen. */
const reportScreenError = (error: unknown): void => reportUnexpected('screen', error);

start().catch((error: unknown) => {
  // Server-rendered content stays usable by its links. Without it, rethrow.
  if (!document.getElementById('vidriera-data')) throw error;
  console.warn('Vidriera could not take over:', error);
  reportUnexpected('error', error);
  dispatchEvent(new Event(FAILURE_EVENT));
});

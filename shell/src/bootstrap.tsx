import { FAILURE_EVENT } from '@vidriera/domain/site/start';
import { watchPreloadErrors } from '@vidriera/kit/retry';
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
import { tell, watchErrors } from './start/watch-errors.ts';

/**
 * Starts the shell: on a bare page it draws everything; a page with the server's screen it takes over as it stands, or, where
 * that can't be, replaces once the new screen is ready.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  watchErrors();
  watchPreloadErrors();
  const page = serverPage();
  const { router, same } = page
    ? await takeOverRouter(page)
    : { router: browserRouter(routeTree()), same: false };
  const later = afterFirstScreen;
  // An update of the session before the screen is hydrated would have React draw it anew.
  if (same) whenReady(() => startSession(later));
  else startSession(later);
  later(keepHeadingFont);
  later(() => {
    import('./start/keep-offline.ts')
      .then(({ keepOffline }) => keepOffline())
      .catch((error: unknown) => console.info('There is no page for a failing line:', error));
    import('@vidriera/runtime/prefetch')
      .then(({ prefetchOnPress }) => prefetchOnPress(router))
      .catch((error: unknown) => console.info('Presses begin nothing:', error));
  });
  const app = (
    <App>
      <RouterProvider router={router} onError={tellScreen} />
    </App>
  );
  if (same) {
    // As a transition it is done in slices of some milliseconds, between which the page answers. At a quarter of a processor's speed that
    // keeps 220 ms of blocking from /explore, and makes its longest task 95 ms, not 171: the TBT of `npm run bench:pages`.
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

/** What the router catches: a screen that can't be drawn, or whose loader failed. */
const tellScreen = (error: unknown): void => tell('screen', error);

start().catch((error: unknown) => {
  // What the server rendered stays, with its links; without it there is nothing to show.
  if (!document.getElementById('vidriera-data')) throw error;
  console.warn('Vidriera could not take over:', error);
  tell('error', error);
  dispatchEvent(new Event(FAILURE_EVENT));
});

import type { createBrowserRouter } from 'kit/router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Calls back when the first screen stands, the page has loaded and the browser has nothing better to do. */
export const afterFirstScreen =
  (router: Router) =>
  (start: () => void): void => {
    const whenIdle = () => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 4000 });
      else setTimeout(start, 200);
    };
    const whenLoaded = () => {
      if (document.readyState === 'complete') whenIdle();
      else addEventListener('load', whenIdle, { once: true });
    };
    if (router.state.initialized) {
      whenLoaded();
      return;
    }
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      whenLoaded();
    });
  };

import { type Router, whenInitialized } from './make-router.ts';

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
    void whenInitialized(router).then(whenLoaded);
  };

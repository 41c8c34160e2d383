import { type Router, whenInitialized } from './make-router.ts';

/** Calls back when the first screen stands, the page has loaded and the browser has nothing better to do. */
export const afterFirstScreen =
  (router: Router) =>
  (start: () => void): void => {
    const whenLoaded = () => {
      if (document.readyState === 'complete') whenIdle(start);
      else addEventListener('load', () => whenIdle(start), { once: true });
    };
    void whenInitialized(router).then(whenLoaded);
  };

/** Calls back when the browser has nothing better to do. */
export function whenIdle(start: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 4000 });
  else setTimeout(start, 200);
}

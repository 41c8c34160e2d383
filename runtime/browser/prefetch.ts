import { ownerOf } from '@vidriera/domain/site/owner';
import { GOING_EVENT } from '@vidriera/domain/site/start';
import { atFirstTouch } from '@vidriera/kit/hooks/first-touch';
import { whenIdle } from '@vidriera/kit/hooks/when-idle';
import { matchRoutes, type RouteObject } from '@vidriera/router';
import { type LoadedArea, loadArea } from './load-area.ts';
import type { ScreenHandle } from './screen.ts';

/** A router, whose routes grow with each mounted area. */
type RoutesOwner = { readonly routes: RouteObject[] };

/**
 * Prefetches a screen's code and data on `pointerdown` of a link, some 100 ms before the click. A scroll aborts the data, not the code.
 * GOING_EVENT prefetches a form's target while its request is pending.
 */
export function prefetchOnPress(router: RoutesOwner): void {
  atFirstTouch(() => whenIdle(() => prefetchVisibleLinks(router)));
  addEventListener(GOING_EVENT, (event) => {
    const url = new URL(String((event as CustomEvent<unknown>).detail), location.origin);
    if (url.origin === location.origin && navigator.onLine)
      prefetchUrl(router.routes, url, new AbortController().signal);
  });
  addEventListener(
    'pointerdown',
    ({ target, button }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (button !== 0 || !link?.href || link.target || link.dataset.back) return;
      if (link.origin !== location.origin) return;
      const control = new AbortController();
      const abort = () => control.abort();
      addEventListener('pointercancel', abort, { once: true });
      addEventListener('pointerup', () => removeEventListener('pointercancel', abort), { once: true });
      prefetchUrl(router.routes, new URL(link.href), control.signal);
    },
    { passive: true },
  );
}

function prefetchUrl(routes: RouteObject[], url: URL, signal: AbortSignal): void {
  if (prefetchScreen(routes, url, signal)) return;
  areaOf(url.pathname)?.then(
    (area) => signal.aborted || prefetchScreen(area.routes, url, signal),
    () => undefined, // the navigation shows the error
  );
}

/** Prefetches a screen. @returns false if no route matches */
function prefetchScreen(routes: RouteObject[], url: URL, signal: AbortSignal): boolean {
  const leaf = matchRoutes(routes, url.pathname)?.at(-1);
  const handle = leaf?.route.handle as Partial<ScreenHandle> | undefined;
  if (!leaf || !handle?.prefetch) return false;
  url.hash = ''; // as in the router's requests
  handle.prefetch({ request: new Request(url, { signal }), params: leaf.params });
  return true;
}

/**
 * Prefetches the code of visible links in the screen, and missing areas; with its screen where a link has `data-prefetch`. It runs on idle
 * after the first touch, so pure readers download nothing. Save-Data turns it off.
 */
function prefetchVisibleLinks({ routes }: RoutesOwner): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // Measuring each link would lay out lists below the fold, which the browser has left out (kit/ui/cards/card-grid).
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    prefetchLinks(
      routes,
      entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLAnchorElement),
    );
  });
  for (const link of document.querySelectorAll('main a[href], a[data-prefetch]')) observer.observe(link);
}

function prefetchLinks(routes: RouteObject[], links: HTMLAnchorElement[]): void {
  const handles = new Set<Partial<ScreenHandle>>();
  for (const { pathname, dataset } of links.filter(({ origin }) => origin === location.origin)) {
    const handle = handleAt(routes, pathname);
    if (handle?.prefetch) handles.add(handle);
    else
      areaOf(pathname)?.then(
        (area) => 'prefetch' in dataset && handleAt(area.routes, pathname)?.prefetch?.(),
        () => undefined, // the navigation shows the error
      );
  }
  for (const { prefetch } of handles) prefetch?.();
}

const handleAt = (routes: RouteObject[], pathname: string) =>
  matchRoutes(routes, pathname)?.at(-1)?.route.handle as Partial<ScreenHandle> | undefined;

/** Loads the area that owns a path; `undefined` for paths of the shell and unknown paths. */
function areaOf(pathname: string): Promise<LoadedArea> | undefined {
  const owner = ownerOf(pathname);
  return owner && owner !== 'shell' ? loadArea(owner) : undefined;
}

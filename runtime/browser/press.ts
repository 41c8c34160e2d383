import { ownerOf } from '@vidriera/domain/site/owner';
import { GOING_EVENT } from '@vidriera/domain/site/start';
import { atFirstTouch } from '@vidriera/kit/first-touch';
import { whenIdle } from '@vidriera/kit/when-idle';
import { matchRoutes, type RouteObject } from '@vidriera/router';
import type { AreaRoutes } from './area-routes.ts';
import { loadArea } from './load-area.ts';
import type { ScreenHandle } from './screen.ts';

/** A router's routes, with those of the areas that were found meanwhile. */
type Routed = { readonly routes: RouteObject[] };

/**
 * Begins at the press of a link what its screen takes: some 100 ms before the click, while the finger still lies on the glass. A finger that
 * goes on to scroll gives up what is being read; the code comes all the same. The same for an act that leads somewhere, while it waits for its answer.
 */
export function watchPresses(router: Routed): void {
  atFirstTouch(() => whenIdle(() => fetchCode(router)));
  addEventListener(GOING_EVENT, (event) => {
    const url = new URL(String((event as CustomEvent<unknown>).detail), location.origin);
    if (url.origin === location.origin && navigator.onLine)
      begin(router.routes, url, new AbortController().signal);
  });
  addEventListener(
    'pointerdown',
    ({ target, button }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (button !== 0 || !link?.href || link.target || link.dataset.back) return;
      if (link.origin !== location.origin) return;
      const control = new AbortController();
      const over = () => control.abort();
      addEventListener('pointercancel', over, { once: true });
      addEventListener('pointerup', () => removeEventListener('pointercancel', over), { once: true });
      begin(router.routes, new URL(link.href), control.signal);
    },
    { passive: true },
  );
}

function begin(routes: RouteObject[], url: URL, signal: AbortSignal): void {
  if (press(routes, url, signal)) return;
  areaOf(url.pathname)?.then(
    (area) => signal.aborted || press(area.routes, url, signal),
    () => undefined, // whoever follows the link is told
  );
}

/** Whether the routes have the screen; an area's build may be older than presses. */
function press(routes: RouteObject[], url: URL, signal: AbortSignal): boolean {
  const leaf = matchRoutes(routes, url.pathname)?.at(-1);
  const handle = leaf?.route.handle as Partial<ScreenHandle> | undefined;
  if (!leaf || !handle?.press) return false;
  url.hash = ''; // as in the router's requests
  handle.press({ request: new Request(url, { signal }), params: leaf.params });
  return true;
}

/**
 * Fetches the code of the screens that links in view lead to, and the areas that are still missing: once somebody has touched the page and it has
 * nothing better to do, so who only looks at it pays nothing. Not where they asked their browser to save data.
 */
function fetchCode({ routes }: Routed): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const inView = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return link.origin === location.origin && bottom > 0 && top < innerHeight;
  });
  const handles = new Set<Partial<ScreenHandle>>();
  for (const { pathname } of inView) {
    const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as Partial<ScreenHandle> | undefined;
    if (handle?.press) handles.add(handle);
    else areaOf(pathname)?.catch(() => undefined); // whoever follows the link is told
  }
  for (const { press } of handles) press?.();
}

/** The area that owns a path, loaded; `undefined` for the shell's own and nobody's. */
function areaOf(pathname: string): Promise<AreaRoutes> | undefined {
  const owner = ownerOf(pathname);
  return owner && owner !== 'shell' ? loadArea(owner) : undefined;
}

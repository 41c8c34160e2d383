import { AREA_ID, READY_EVENT } from '@vidriera/domain/site/start';
import { TOAST_EVENT } from '@vidriera/kit/toast';
import type { PageArea } from '@vidriera/runtime/contract/page';
import { adoptArea } from '@vidriera/runtime/load-area';
import { sessionHint } from '@vidriera/session';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchMemberBars } from '../frame/member-bars.tsx';
import { routeTree } from '../routes.tsx';
import { browserRouter, type Router, whenInitialized } from './make-router.ts';
import { dropServerHead } from './server-page.ts';

/**
 * The router of a page the server left to the browser: everything is loaded as it goes. The area of its screen comes by the build the page
 * names, others as they are found.
 */
export function freshRouter(): Router {
  const named = document.getElementById(AREA_ID)?.textContent;
  if (named) {
    const area: PageArea = JSON.parse(named);
    adoptArea(area).catch(() => undefined); // whoever looks for the area is told
  }
  return browserRouter(routeTree());
}

/** Draws the page anew; what the server drew stays until the new one is ready. */
export async function draw(
  root: HTMLElement,
  app: ReactNode,
  router: Router,
  isRendered: boolean,
): Promise<void> {
  if (isRendered) keepToasts();
  if (sessionHint()) await fetchMemberBars();
  if (isRendered) {
    await whenInitialized(router);
    dropServerHead();
    // Few have begun to read by then, so nobody else is sent this. Without it the page begins at its top.
    if (scrollY || document.activeElement !== document.body)
      await import('./keep-place.ts').then(({ keepPlace }) => keepPlace(router), console.info);
  }
  createRoot(root).render(app);
}

/** Keeps what is said until the host of toasts is there, with everything else. */
function keepToasts(): void {
  const kept: Event[] = [];
  const keep = (event: Event) => kept.push(event);
  const show = () => {
    removeEventListener(TOAST_EVENT, keep);
    for (const event of kept) dispatchEvent(event);
  };
  addEventListener(TOAST_EVENT, keep);
  addEventListener(READY_EVENT, show, { once: true });
}

import * as general from '@vidriera/domain/messages/general';
import { FAILURE_EVENT, type PageStart, READY_EVENT, START_ID } from '@vidriera/domain/site/start';
import { MAIN_ID } from '@vidriera/kit/main-id';
import { meetsFloor, refuseBrowser } from './floor.ts';

const TOUCHES = ['pointerdown', 'keydown', 'focusin'];

/**
 * The inline script of every page. It starts the shell when the page is loaded and painted and the browser idle, or at the first touch, key
 * or focus, so that scripts do not compete with the content. Hidden tabs wait until they are visible. A skeleton's shell starts at once.
 * Nothing starts in a browser below the floor: a rendered page then stays as without scripts.
 *
 * Until hydration, links navigate and forms with an action submit natively. Presses on other buttons are queued, and replayed after
 * READY_EVENT; FAILURE_EVENT drops them and restores native behaviour.
 *
 * A hidden page is for signed-in people, but the browser remembers none (shell/index.html). The shell then starts at once and asks Auth;
 * meanwhile 'Cargando...' replaces the content.
 * @param load imports the shell
 */
export function boot(load: (entry: string) => Promise<unknown>): void {
  const page = document.documentElement;
  const {
    entry,
    preloads,
    sheets = [],
    skeleton,
  }: PageStart = JSON.parse(document.getElementById(START_ID)?.textContent ?? '');
  if (!meetsFloor()) {
    refuseBrowser();
    return;
  }
  // Popovers stand open until the shell has brought what opens and closes them (bootstrap.tsx).
  if (!('popover' in HTMLElement.prototype)) page.dataset.popovers = 'closed';
  const stopQueue = skeleton ? () => [] : queuePresses();
  const asking = page.hidden;
  /** Reloads when the connection is back. A hidden page goes to /login, because Auth can't be asked. */
  const giveUp = () => {
    stopQueue();
    delete page.dataset.popovers;
    addEventListener('online', () => location.reload(), { once: true });
    if (asking) location.replace(`/login?volver=${encodeURIComponent(location.pathname + location.search)}`);
  };
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of preloads) append({ rel: 'modulepreload', href, crossOrigin: '' });
    applyTogether(sheets)
      .then(() => load(entry))
      .catch((error: unknown) => {
        giveUp();
        console.warn('Vidriera could not start:', error);
      });
  };
  addEventListener(
    READY_EVENT,
    () => {
      const pressed = stopQueue();
      // In a task of its own, because READY_EVENT fires while React is still hydrating.
      setTimeout(() => {
        for (const button of pressed) button.click();
      });
    },
    { once: true },
  );
  addEventListener(FAILURE_EVENT, giveUp, { once: true });
  if (asking) showLoading();
  if (asking || skeleton) begin();
  for (const kind of TOUCHES) addEventListener(kind, begin, { once: true, passive: true });
  whenLoaded(() => requestAnimationFrame(() => requestAnimationFrame(() => whenPainted(begin))));
}

function append(fields: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), fields);
  document.head.append(link);
  return link;
}

/**
 * Fetches style sheets, and applies all of them at once, appended: each by itself would style the whole page again, and by a change of `media`
 * Chromium lays out all of it for the fonts in the page's own sheet. Vite's loader fetches none that is in the document, and tries again what
 * failed: a broken area costs its own screens alone.
 */
async function applyTogether(sheets: string[]): Promise<void> {
  const links = sheets.map((href) => append({ rel: 'preload', as: 'style', href, fetchPriority: 'high' }));
  await whenEachLoaded(links);
  const fetched = links.filter(({ isConnected }) => isConnected);
  for (const link of fetched) link.rel = 'stylesheet';
  await whenEachLoaded(fetched);
}

/** Resolves when each is loaded, or has failed and is removed. */
const whenEachLoaded = (links: HTMLLinkElement[]): Promise<unknown> =>
  Promise.all(
    links.map(
      (link) =>
        new Promise<unknown>((resolve) => {
          link.onload = resolve;
          link.onerror = () => resolve(link.remove());
        }),
    ),
  );

/** Renders the same markup as runtime/browser/loading.tsx. */
function showLoading(): void {
  const { className, textContent } = { className: 'screen-loading', textContent: general.loading };
  const words = Object.assign(document.createElement('p'), { className, textContent });
  words.setAttribute('role', 'status'); // Firefox has no property before 119
  document.getElementById(MAIN_ID)?.replaceChildren(words);
  document.documentElement.hidden = false;
}

/** Queues presses on buttons before hydration. @returns a function that stops, and returns the queued buttons */
function queuePresses(): () => HTMLButtonElement[] {
  const pressed: HTMLButtonElement[] = [];
  const keep = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('#root button');
    if (!button || !event.isTrusted || button.popoverTargetElement) return;
    if (button.type === 'submit' && button.form?.hasAttribute('action')) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.push(button);
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    return pressed.splice(0);
  };
}

function whenLoaded(next: () => void): void {
  if (document.readyState === 'complete') next();
  else addEventListener('load', next, { once: true });
}

/** Calls `next` after paint on idle, at most two seconds after paint: a page may never be idle. */
function whenPainted(next: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 2000 });
    else setTimeout(next);
  };
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    idle();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    idle();
  }).observe({ type: 'paint', buffered: true });
}

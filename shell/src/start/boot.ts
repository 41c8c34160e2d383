import { general } from '@vidriera/domain/messages/general';
import { FAILURE_EVENT, type PageStart, READY_EVENT, START_ID } from '@vidriera/domain/site/start';
import { MAIN_ID } from '@vidriera/kit/main-id';

const TOUCHES = ['pointerdown', 'keydown', 'focusin'];

/**
 * The inline script of a server-rendered page. It starts the shell when the page is loaded and painted and the browser idle, or at the
 * first touch, key or focus, so that scripts do not compete with the content. Hidden tabs wait until they are visible.
 *
 * Until hydration, links navigate and forms with an action submit natively. Presses on other buttons are queued, and replayed after
 * READY_EVENT; FAILURE_EVENT drops them and restores native behaviour.
 *
 * A hidden page is for signed-in people, but the browser remembers none (shell/index.html). The shell then starts at once and asks Auth;
 * meanwhile 'Cargando...' replaces the content.
 * @param load imports the shell
 */
export function boot(load: (entry: string) => Promise<unknown>): void {
  const { entry, preloads }: PageStart = JSON.parse(document.getElementById(START_ID)?.textContent ?? '');
  const stopQueue = queuePresses();
  const asking = document.documentElement.hidden;
  /** Reloads when the connection is back. A hidden page goes to /login, because Auth can't be asked. */
  const giveUp = () => {
    stopQueue();
    addEventListener('online', () => location.reload(), { once: true });
    if (asking) location.replace(`/login?volver=${encodeURIComponent(location.pathname + location.search)}`);
  };
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of preloads)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
      );
    load(entry).catch((error: unknown) => {
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
  if (asking) {
    showLoading();
    begin();
  }
  for (const kind of TOUCHES) addEventListener(kind, begin, { once: true, passive: true });
  whenLoaded(() => requestAnimationFrame(() => requestAnimationFrame(() => whenPainted(begin))));
}

/** Renders the same markup as runtime/browser/loading.tsx. */
function showLoading(): void {
  const { className, textContent } = { className: 'screen-loading', textContent: general.loading };
  const words = Object.assign(document.createElement('p'), { className, textContent, role: 'status' });
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

import { general } from '@vidriera/domain/messages/general';
import { FAILURE_EVENT, type PageStart, READY_EVENT, START_ID } from '@vidriera/domain/site/start';
import { MAIN_ID } from '@vidriera/kit/main-id';

const TOUCHES = ['pointerdown', 'keydown', 'focusin'];

/**
 * The inline script of a page whose content came from the server. It starts the shell once the page has loaded, has been painted (a tab
 * nobody sees waits until it is seen) and the browser is idle, or at the first touch, key or focus: so scripts never compete with the
 * content. Until the shell has taken over, links are plain navigations, forms that lead somewhere are sent as forms, and presses on
 * other buttons are kept and pressed again; they are dropped when the start fails, so that native behaviour is not blocked for good.
 * The shell says by an event that it has taken over, or can't.
 *
 * A hidden page is for signed-in people, and the browser remembers nobody (shell/index.html): the shell starts at once and asks Auth, and
 * 'Cargando...' stands in the content's place until then.
 * @param load imports the shell
 */
export function boot(load: (entry: string) => Promise<unknown>): void {
  const { entry, preloads }: PageStart = JSON.parse(document.getElementById(START_ID)?.textContent ?? '');
  const free = keepPresses();
  const asking = document.documentElement.hidden;
  /** With the connection the shell can be had again. Without it nobody can be asked who it is. */
  const giveUp = () => {
    free();
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
      const pressed = free();
      // In a task of its own: React can't take over what still waits to be while it says so.
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

/** As runtime/browser/loading.tsx draws it. */
function showLoading(): void {
  const { className, textContent } = { className: 'screen-loading', textContent: general.loading };
  const words = Object.assign(document.createElement('p'), { className, textContent, role: 'status' });
  document.getElementById(MAIN_ID)?.replaceChildren(words);
  document.documentElement.hidden = false;
}

/** Keeps the presses on buttons that nothing answers yet. @returns what lets them go, and answers the buttons */
function keepPresses(): () => HTMLButtonElement[] {
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

/** Calls when the page has been painted and the browser is idle, or two seconds later: a page may never be idle. */
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

import { READY_EVENT } from '@vidriera/domain/site/start';
import { whenIdle } from '@vidriera/kit/hooks/when-idle';

/** Calls back when the first screen's buttons work (runtime/browser/mark-ready.ts). */
export function whenReady(start: () => void): void {
  if (document.documentElement.dataset.ready !== undefined) start();
  else addEventListener(READY_EVENT, start, { once: true });
}

/** Calls back when the first screen is ready, the page has loaded and the browser is idle. */
export const afterFirstScreen = (start: () => void): void =>
  whenReady(() => {
    if (document.readyState === 'complete') whenIdle(start);
    else addEventListener('load', () => whenIdle(start), { once: true });
  });

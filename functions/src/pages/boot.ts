import { FAILURE_EVENT, READY_EVENT } from 'domain/site/start';

/**
 * The inline script of a page whose content came from the server. It starts the shell once the page has loaded, has been painted (a tab
 * nobody sees waits until it is seen) and the browser is idle, or at the first touch, key or focus: so scripts never compete with the
 * content. Until the shell has taken over, links are plain navigations, forms that lead somewhere are sent as forms, and presses on
 * other buttons are kept and pressed again; they are dropped when the start fails, so that native behaviour is not blocked for good.
 * The shell says by an event that it has taken over, or can't.
 */
export function bootScript(entry: string, preloads: string[]): string {
  const text = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `(() => {
let begun = false;
const pressed = [];
const keep = (event) => {
  const button = event.target.closest?.('#root button');
  if (!button || !event.isTrusted || button.popoverTargetElement) return;
  if (button.type === 'submit' && button.form?.hasAttribute('action')) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.push(button);
};
const free = () => {
  removeEventListener('click', keep, true);
  return pressed.splice(0);
};
const begin = () => {
  if (begun) return;
  begun = true;
  for (const href of ${text(preloads)}) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.crossOrigin = '';
    document.head.append(link);
  }
  import(${text(entry)}).catch((error) => {
    free();
    console.warn('Vidriera could not start:', error);
  });
};
addEventListener('click', keep, true);
addEventListener('${READY_EVENT}', () => {
  for (const button of free()) button.click();
}, { once: true });
addEventListener('${FAILURE_EVENT}', free, { once: true });
for (const kind of ['pointerdown', 'keydown', 'focusin']) addEventListener(kind, begin, { once: true, passive: true });
const idle = () => (self.requestIdleCallback ?? setTimeout)(begin);
const painted = () => {
  if (!self.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return idle();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    idle();
  }).observe({ type: 'paint', buffered: true });
};
const loaded = () => requestAnimationFrame(() => requestAnimationFrame(painted));
if (document.readyState === 'complete') loaded();
else addEventListener('load', loaded, { once: true });
})();`;
}

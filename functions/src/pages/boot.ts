/**
 * The inline script of a page whose content came from the server. It starts the shell once the page has loaded and the browser
 * is idle, or at the first touch, key or focus: so scripts never compete with the content. Until the shell has taken over, links
 * are plain navigations, and presses on buttons are kept and pressed again; they are dropped when the start fails, so that
 * native behaviour is not blocked for good. The shell says that it is ready with the event `vidriera:lista`.
 */
export function bootScript(entry: string, preloads: string[]): string {
  const text = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `(() => {
let begun = false, pressed = [];
const keep = (event) => {
  const button = event.target.closest?.('#root button');
  if (!button || !event.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.push(button);
};
const free = () => removeEventListener('click', keep, true);
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
    pressed = [];
    console.warn('Vidriera could not start:', error);
  });
};
addEventListener('click', keep, true);
addEventListener('vidriera:lista', () => {
  free();
  for (const button of pressed) button.click();
  pressed = [];
}, { once: true });
for (const kind of ['pointerdown', 'keydown', 'focusin']) addEventListener(kind, begin, { once: true, passive: true });
const idle = () => (self.requestIdleCallback ?? setTimeout)(begin);
if (document.readyState === 'complete') idle();
else addEventListener('load', idle, { once: true });
})();`;
}

import * as general from '@vidriera/domain/messages/general';
import { MAIN_ID } from '@vidriera/kit/main-id';

/** Whether the browser has what every browser of the floor has, and older ones lack: Safari before 16.4, Chrome before 105, Firefox before 113. */
export const meetsFloor = (): boolean =>
  'findLast' in Array.prototype &&
  'structuredClone' in window &&
  'CompressionStream' in window &&
  CSS.supports('container-type', 'inline-size');

/**
 * Says that the browser is too old where scripts would work: in place of a skeleton, of a page that waits for its person, and beside buttons
 * that need scripts (kit/src/ui/parts/needs-scripts.tsx). Those are hidden, as without scripts.
 */
export function refuseBrowser(): void {
  const page = document.documentElement;
  page.dataset.scripts = 'none';
  document.querySelector('.boot')?.replaceWith(words('sin'));
  if (page.hidden) document.getElementById(MAIN_ID)?.replaceChildren(words('sin'));
  page.hidden = false;
  for (const without of document.querySelectorAll('#root noscript')) without.replaceWith(words('soft'));
}

function words(className: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.append(general.oldBrowser, ' ');
  if (className === 'sin')
    paragraph.append(
      Object.assign(document.createElement('a'), { href: '/explore', textContent: 'Explorá la agenda' }),
    );
  return paragraph;
}

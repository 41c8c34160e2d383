import { readSeen, STILL } from 'kit/last-seen/kept';
import { builtClasses, nodesOf } from 'kit/last-seen/tree';

/**
 * In the place of what stands in for the screen, shows what this browser kept of it. Its links lead where they lead, without a script;
 * its buttons wait for the screen. Dropped where the page's styles are not those it was drawn with.
 */
export function showLastSeen(): void {
  const still = document.querySelector<HTMLFieldSetElement>(STILL);
  const trees = still && readSeen();
  if (!trees) return;
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  for (const name of builtClasses(trees)) if (!css.includes(`.${name}`)) return;
  still.replaceChildren(...nodesOf(trees));
  for (const control of still.querySelectorAll('button, input')) control.setAttribute('disabled', '');
  still.inert = still.disabled = false;
  still.dataset.seen = '';
}

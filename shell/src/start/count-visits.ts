import { COUNTING } from '@vidriera/domain/figures/address';
import type { Kind, Source } from '@vidriera/domain/figures/kinds';
import { sourceOf } from '@vidriera/domain/figures/source';
import { sessionHint } from '@vidriera/session';

/** How long a page is in sight before it counts. */
const SEEN_MS = 1000;
const MIDDLE = 1;

/**
 * Sends views and presses of pages that name their subject in `data-of` and its creator's uid in `data-by`. Presses are of what carries
 * `data-press`. It keeps nothing, and sends nothing of the person; what the network loses stays lost.
 * @param hash of the address that the visit began with
 */
export function countVisits(hash: string): void {
  const { globalPrivacyControl, userAgent } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || window.top !== window) return;
  const begun = location.pathname;
  let source: Source = sourceOf({ hash, userAgent, referrer: document.referrer, host: location.host });
  let seen: string | undefined;
  let timer = 0;

  const send = (kind: Kind, of: string) => {
    if (!navigator.onLine) return;
    const body = JSON.stringify({ kind, source, of });
    const headers = { 'content-type': 'application/json' };
    // Some browsers block `sendBeacon` and say that it went.
    fetch(COUNTING, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
  };
  const subjectOf = (page: HTMLElement | null | undefined) =>
    page && page.dataset.by !== sessionHint()?.uid ? page.dataset.of : undefined;
  const count = () => {
    const of = subjectOf(document.querySelector<HTMLElement>('[data-of]'));
    if (of && of !== seen) send(of.startsWith('perfil/') ? 'profile' : 'item', of);
    seen = of;
  };
  const look = () => {
    if (location.pathname !== begun) source = 'site';
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = window.setTimeout(count, SEEN_MS);
  };
  document.addEventListener('visibilitychange', look);
  // A page's head changes when it is drawn, late ones too.
  new MutationObserver(look).observe(document.head, {
    childList: true,
    subtree: true,
    attributeFilter: ['href'],
  });
  const onPress = ({ target, button }: MouseEvent) => {
    if (button > MIDDLE) return;
    const pressed = (target as Element).closest<HTMLElement>('[data-press]');
    const of = subjectOf(pressed?.closest<HTMLElement>('[data-of]'));
    const press = pressed?.dataset.press;
    if (of && press) send(...pressOf(press, of));
  };
  document.addEventListener('click', onPress, true);
  // The middle button opens another tab.
  document.addEventListener('auxclick', onPress, true);
  look();
}

/** @param press a kind, or a kind and a link: 'link/0a1b', 'copy/0a1b' */
function pressOf(press: string, of: string): [Kind, string] {
  const [kind, id] = press.split('/');
  return [kind as Kind, id ? `link/${id}` : of];
}

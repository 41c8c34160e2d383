import type { Page } from '@playwright/test';
import { COUNTING } from '@vidriera/domain/figures/address';
import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import { READY_EVENT } from '@vidriera/domain/site/start';
import { expect } from './test.ts';

interface Watched {
  /** DOM changes before hydration was reported. */
  changes: string[];
  /** True when every server-rendered element is in its place. */
  same: boolean;
  /** True when every server-rendered element is still in the page. */
  kept: boolean;
  /** Content-Security-Policy violations. */
  refused: string[];
}

/** Of a page that its scripts take over as the server drew it. */
export const UNCHANGED: Watched = { changes: [], same: true, kept: true, refused: [] };

/** Records the server's DOM and all changes until hydration. */
export async function watchTakeOver(page: Page): Promise<void> {
  await page.addInitScript((ready) => {
    const refused: string[] = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      refused.push(`${violatedDirective} ${blockedURI}`);
    });
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root') as HTMLElement;
      const sent = [...root.querySelectorAll('*')];
      const observer = new MutationObserver(() => undefined);
      observer.observe(root, { childList: true, characterData: true, subtree: true });
      addEventListener(ready, () => {
        const now = [...root.querySelectorAll('*')];
        const changes = observer.takeRecords().map(({ type, target }) => `${type} ${target.nodeName}`);
        const same = sent.length > 20 && sent.length === now.length && sent.every((el, i) => el === now[i]);
        const kept = sent.every((element) => element.isConnected);
        Object.assign(window, { watched: { changes, same, kept, refused } });
      });
    });
  }, READY_EVENT);
}

/** Returns what `watchTakeOver` recorded, once the page is hydrated. */
export const takenOver = async (page: Page): Promise<Watched> => {
  const handle = await page.waitForFunction(() => (window as { watched?: Watched }).watched);
  return (await handle.jsonValue()) as Watched;
};

/** Requests that hydration of a rendered page does not need. */
const NEEDLESS =
  /\/api\/|\/fn\/|\/assets\/(?:auth|firestore|storage|app)-[\w-]{8}\.js|identitytoolkit|accounts:/;

/** Returns the requests that a rendered page does not need. A view is told after a second (count-visits.ts). */
export const needless = (requested: readonly string[]): string[] =>
  requested.filter((url) => NEEDLESS.test(url) && !url.endsWith(COUNTING));

/** Expects the links at the end of a public page. */
export async function expectFoot(page: Page): Promise<void> {
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveText(['Explorar', 'Quiero ser creador', 'Términos', 'Privacidad', 'Contacto']);
  await expect(links.last()).toHaveAttribute('href', `mailto:${DEMO_OPERATOR.VIDRIERA_CONTACT}`);
}

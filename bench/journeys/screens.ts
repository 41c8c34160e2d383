import type { Browser } from '@playwright/test';
import { signedInAt } from '../../tests/support/accounts.ts';
import type { Guest } from '../pages/guest.ts';
import type { Moment } from './eye.ts';
import type { Journey } from './journey.ts';
import { type Figures, newPhone, type Phone } from './phone.ts';

/** The signed-in screens, and by what their own content is known: not by what stands in for it. */
const SCREENS: [path: string, content: string][] = [
  ['/all', 'main article'],
  ['/eventos', 'main article'],
  ['/likes', 'main:not(:has([data-still])) article'],
  ['/agregar-post', 'main form input:enabled'],
  ['/perfil', 'main:not(:has([data-still])) h1'],
  ['/perfil/editar', 'main form input:enabled'],
];
/** Those of which the browser keeps what they showed last. */
const KEPT = ['/likes', '/perfil'];

/**
 * Each signed-in screen with nothing in the cache, then once more; those that are kept besides with nothing in the cache but that. Its floor is the screen as it stood, as a static page: the same words,
 * pictures and styles without a script, on the same line, cold and warm alike.
 */
export const screens: Journey[] = SCREENS.map(([path, selector]) => ({
  name: `start ${path}`,
  run: async ({ browser, cdn, creador }) => {
    const moments = [{ name: 'content', selector }];
    const ours = await newPhone(browser, cdn.origin, await signedInAt(cdn.origin, creador));
    const floor = await newPhone(browser, cdn.origin);
    try {
      const cold = await ours.open(path, moments);
      const still = await ours.page.evaluate(asStillPage);
      const warm = await ours.open(path, moments);
      const again = KEPT.includes(path) && (await openAgain(browser, ours, path, moments));
      const floorPath = `/bench-floor${path}`;
      await cdn.serve(floorPath, still);
      const floorOf = async () => (await floor.open(floorPath, [])).ms.LCP ?? null;
      const floorCold = await floorOf();
      return {
        [`${path}, cold`]: { ...cold, floor: floorCold },
        ...(again && { [`${path}, cold, seen before`]: { ...again, floor: floorCold } }),
        [`${path}, warm`]: { ...warm, floor: await floorOf() },
      };
    } finally {
      await Promise.all([ours.close(), floor.close()]);
    }
  },
}));

/** What a browser keeps of a site but its caches, in another that has nothing. */
async function openAgain(browser: Browser, phone: Phone, path: string, moments: Moment[]): Promise<Figures> {
  const again = await newPhone(browser, new URL(phone.page.url()).origin, await phone.kept());
  try {
    return await again.open(path, moments);
  } finally {
    await again.close();
  }
}

/** Another site's page, cold. */
export const guestStart = ({ name, url }: Guest): Journey => ({
  name,
  run: async ({ browser }) => {
    const phone = await newPhone(browser, url);
    try {
      return { [name]: await phone.open(url, []) };
    } finally {
      await phone.close();
    }
  },
});

/** Runs in the page: what stands there as HTML with its styles, and no script. */
function asStillPage(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const css = rules.filter((rule) => !(rule instanceof CSSFontFaceRule)).map(({ cssText }) => cssText);
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('script, style, link, iframe')) part.remove();
  const style = document.createElement('style');
  style.textContent = css.join('\n');
  copy.querySelector('head')?.append(style);
  return `<!doctype html>${copy.outerHTML}`;
}

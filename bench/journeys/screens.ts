import { signedInAt } from '../../tests/support/accounts.ts';
import type { OtherSite } from '../pages/guest.ts';
import type { Journey } from './journey.ts';
import { newPhone, touch } from './phone.ts';

/** Signed-in screens, with a selector of their content. */
const SCREENS: [path: string, content: string][] = [
  ['/all', 'main article'],
  ['/eventos', 'main article'],
  ['/likes', 'main article'],
  ['/agregar-post', 'main form input:enabled'],
  ['/perfil', 'main nav[aria-label="Secciones de tu perfil"]'],
  ['/perfil/editar', 'main form input:enabled'],
];

/**
 * Opens each signed-in screen with a cold cache, then a warm one. The floor is the rendered screen as a
 * static page without scripts, on the same line.
 */
export const screenJourneys: Journey[] = SCREENS.map(([path, selector]) => ({
  name: `start ${path}`,
  run: async ({ browser, cdn, creador }) => {
    const moments = [{ name: 'content', selector }];
    const ours = await newPhone(browser, cdn.origin, await signedInAt(cdn.origin, creador));
    const floor = await newPhone(browser, cdn.origin);
    try {
      const cold = await ours.open(path, moments);
      const still = await ours.page.evaluate(asStillPage);
      const warm = await ours.open(path, moments);
      const floorPath = `/bench-floor${path}`;
      await cdn.serve(floorPath, still);
      const floorOf = async () => (await floor.open(floorPath, [])).ms.LCP ?? null;
      const floorCold = await floorOf();
      return {
        [`${path}, cold`]: { ...cold, floor: floorCold },
        [`${path}, warm`]: { ...warm, floor: await floorOf() },
      };
    } finally {
      await Promise.all([ours.close(), floor.close()]);
    }
  },
}));

/** The own profile below its skeleton. */
const OWN_PERFIL = {
  name: 'content',
  path: '/perfil',
  selector: 'main nav[aria-label="Secciones de tu perfil"]',
};

/** The own profile by the phone's bar, from `/all`. @param touched true after an earlier touch */
const ownPerfil = (name: string, touched: boolean): Journey => ({
  name,
  run: async ({ browser, cdn, creador }) => {
    const phone = await newPhone(browser, cdn.origin, await signedInAt(cdn.origin, creador));
    try {
      const page = await phone.stand('/all');
      if (touched) await touch(page);
      const link = page.getByRole('navigation', { name: 'Tu vidriera' }).locator('a[href="/perfil"]:visible');
      return { [name]: await phone.press(() => link.tap(), [OWN_PERFIL]) };
    } finally {
      await phone.close();
    }
  },
});

export const ownPerfilJourneys = [
  ownPerfil('/all → Mi perfil', true),
  ownPerfil('/all → Mi perfil, the first touch', false),
];

/** Opens another site's page with a cold cache. */
export const otherSiteStart = ({ name, url }: OtherSite): Journey => ({
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

/** Runs in the page: returns the document with its styles and without scripts. */
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

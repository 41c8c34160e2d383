import type { Page } from '@playwright/test';
import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
import { axe } from '../support/accessible.ts';
import { demoAccount, newAccount, signIn } from '../support/accounts.ts';
import { writeItem } from '../support/items.ts';
import { PUBLIC_SCREENS } from '../support/public-pages.ts';
import { watchTraffic } from '../support/quiet.ts';
import { MEMBER_PATHS } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { expectTextFits } from '../support/text-fit.ts';

const FORMS = ['evento', 'curso', 'promo'].map((tipo) => `/agregar-post?tipo=${tipo}`);

/** Colour rules, the only ones that another scheme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const SCHEMES = ['light', 'dark'] as const;

/** Checks axe in both colour schemes, and horizontal overflow (px). */
async function expectAccessibleInBothSchemes(page: Page, path: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const look = axe(page);
    if (colorScheme === 'dark') look.withRules(COLOURS);
    const { violations } = await look.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
    expect.soft(found, `axe on ${path}, ${colorScheme}`).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `pixels ${path} scrolls sideways, ${colorScheme}`).toBeLessThanOrEqual(0);
  }
}

/** Has the browser draw what is far below the window too (kit/ui/cards/card-grid). */
const showWhole = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Opens each page once, at 320 px, and checks it. @param feet number of footers */
async function inspect(page: Page, paths: readonly string[], feet = 1): Promise<void> {
  const quiet = watchTraffic(page);
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet();
    await showWhole(page);
    await expect.soft(page.getByRole('main'), `main landmarks of ${path}`).toHaveCount(1);
    await expect.soft(page.getByRole('banner'), `banners of ${path}`).toHaveCount(1);
    await expect.soft(page.getByRole('contentinfo'), `feet of ${path}`).toHaveCount(feet);
    await expectAccessibleInBothSchemes(page, path);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTextFits(page, path);
  }
}

// After a change of width, Chromium preloads another size of the first image.
test.use({ expectedConsole: [[/was preloaded using link preload but not used/], { scope: 'test' }] });

for (const [name, address] of Object.entries(PUBLIC_SCREENS)) {
  test(`${name} is accessible, fits 320 px, and fits with enlarged text`, async ({ page, request }) => {
    await inspect(page, [await address(request)]);
  });
}

test('other pages for visitors are accessible, fit 320 px, and fit with enlarged text', async ({ page }) => {
  const { username } = demoAccount('creador');
  const tabs = ['', '?tab=links', '?tab=eventos', '?tab=cursos', '?tab=promos'];
  const { uid } = await newAccount('creador');
  const fechaExacta = midnight(addDays(diaOf(new Date()), 3));
  const colon = await writeItem('evento', uid, { titulo: 'Lanzamiento: Galleta de Campo', fechaExacta });
  await expect.poll(async () => (await colon.get()).get('visible')).toBe(true);
  const otherPaths = [
    '/login?con=codigo',
    '/explore?q=zzzz',
    '/cuenta/accion',
    `/explore/evento/${colon.id}`,
  ];
  await inspect(page, [...otherPaths, ...tabs.map((tab) => `/${username}${tab}`)]);
});

/** In threes: each test signs in. */
const MEMBER = [...MEMBER_PATHS, '/perfil?tab=links', '/canjear', ...FORMS];
for (let i = 0; i < MEMBER.length; i += 3) {
  const paths = MEMBER.slice(i, i + 3);
  test(`a creator’s ${paths.join(', ')} are accessible, fit 320 px, and fit with enlarged text`, async ({
    page,
  }) => {
    await signIn(page, demoAccount('creador'));
    await inspect(page, paths, 0);
  });
}

test('the windows beside a creator’s forms are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, demoAccount('creador'));
  const quiet = watchTraffic(page);
  for (const path of ['/agregar-post?tipo=evento', '/agregar-post?tipo=link', '/perfil/editar']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet();
    await expectAccessibleInBothSchemes(page, path);
  }
});

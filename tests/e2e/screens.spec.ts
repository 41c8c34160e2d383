import type { Page } from '@playwright/test';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { axe } from '../support/accessible.ts';
import { demoAccount, signIn } from '../support/accounts.ts';
import { firstCard } from '../support/public-pages.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

/** Colour rules, the only ones that another scheme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Checks axe in both colour schemes, landmarks, and horizontal overflow (px). @param feet number of footers
 */
async function inspect(page: Page, paths: readonly string[], feet = 1): Promise<void> {
  const quiet = watchTraffic(page);
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet();
    await expect.soft(page.getByRole('main'), `main landmarks of ${path}`).toHaveCount(1);
    await expect.soft(page.getByRole('banner'), `banners of ${path}`).toHaveCount(1);
    await expect.soft(page.getByRole('contentinfo'), `feet of ${path}`).toHaveCount(feet);
    for (const colorScheme of ['light', 'dark'] as const) {
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
}

test.use({ viewport: { width: 320, height: 640 } });
test.setTimeout(180_000);

test('public pages are accessible and fit 320 px', async ({ page }) => {
  const { username } = demoAccount('creador');
  const tabs = ['', '?tab=links', '?tab=eventos', '?tab=cursos', '?tab=promos'];
  const profile = tabs.map((tab) => `/${username}${tab}`);
  await inspect(page, ['/creador', '/terms', '/login', '/signup', '/cuenta/accion', ...profile]);
});

test('the landing, explore and the details are accessible and fit 320 px', async ({ page, request }) => {
  const details = await Promise.all(
    TIPOS_AGENDA.map(async (tipo) => `/explore/${tipo}/${(await firstCard(request, tipo)).id}`),
  );
  await inspect(page, ['/', '/explore', '/explore?q=zzzz', ...details]);
});

for (const [what, paths] of [
  ['lists and profile', ['/all', '/eventos', '/cursos', '/promos', '/likes', '/perfil', '/perfil?tab=links']],
  ['own seats, promos taken and taken in', ['/mis-lugares', '/mis-promos', '/canjes', '/canjear']],
  [
    'forms',
    [
      ...['link', 'evento', 'curso', 'promo'].map((tipo) => `/agregar-post?tipo=${tipo}`),
      '/perfil/editar',
      '/admin/cambiar-contrasena',
    ],
  ],
] as const) {
  test(`a creator’s ${what} are accessible and fit 320 px`, async ({ page }) => {
    await signIn(page, demoAccount('creador'));
    await inspect(page, paths, 0);
  });
}

test('the windows beside a creator’s forms are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, demoAccount('creador'));
  await inspect(page, ['/agregar-post?tipo=evento', '/agregar-post?tipo=link', '/perfil/editar'], 0);
});

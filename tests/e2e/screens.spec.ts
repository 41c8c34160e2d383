import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { apiPaths } from 'domain/api/api';
import { pageSchema } from 'domain/api/schema';
import { TIPOS_AGENDA } from 'domain/values/ids';
import { demoAccount, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** What axe finds on the screen as it stands, whether its landmarks are there, and how far it can be scrolled sideways (px). */
async function inspect(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.soft(page.getByRole('main'), `main landmarks of ${path}`).toHaveCount(1);
  await expect.soft(page.getByRole('banner'), `banners of ${path}`).toHaveCount(1);
  await expect.soft(page.getByRole('contentinfo'), `feet of ${path}`).toHaveCount(path === '/' ? 1 : 0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect.soft(found, `axe on ${path}`).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(sideways, `pixels ${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`at 320 px, ${colorScheme}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, colorScheme, reducedMotion: 'reduce' });
    test.setTimeout(180_000);

    test('what everybody sees is accessible and fits', async ({ page, request }) => {
      const details = await Promise.all(
        TIPOS_AGENDA.map(async (tipo) => {
          const answer = await request.get(apiPaths.explore, { params: { tipo, limit: '1' } });
          return `/explore/${tipo}/${pageSchema.parse(await answer.json()).items[0]?.id}`;
        }),
      );
      const { username } = demoAccount('creador');
      const tabs = ['links', 'eventos', 'cursos', 'promos'].map((tab) => `/${username}?tab=${tab}`);
      const plain = ['/', '/explore', '/explore?q=zzzz', '/creador', '/terms', '/login', '/signup'];
      for (const path of [...plain, ...details, `/${username}`, ...tabs]) await inspect(page, path);
    });

    test('what a creator sees is accessible and fits', async ({ page }) => {
      await signIn(page, demoAccount('creador'));
      const posts = ['link', 'evento', 'curso', 'promo'].map((tipo) => `/agregar-post?tipo=${tipo}`);
      const lists = ['/all', '/eventos', '/cursos', '/promos', '/likes'];
      for (const path of [...lists, ...posts, '/perfil', '/perfil?tab=links', '/perfil/editar']) {
        await inspect(page, path);
      }
    });
  });
}

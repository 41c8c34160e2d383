import type { Page } from '@playwright/test';
import { SEEN_KEY } from 'kit/last-seen/kept';
import { accessible } from '../support/accessible.ts';
import { demoAccount, signIn } from '../support/accounts.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** What the browser keeps of a path, once it does. */
const kept = (page: Page, path: string) =>
  page.waitForFunction((key) => localStorage.getItem(key), SEEN_KEY + path);

for (const [path, words] of [
  ['/likes', 'Likes del usuario'],
  ['/perfil?tab=eventos', 'Mi perfil'],
] as const) {
  test(`${path} shows what was seen there last before any script, until there is as much to show`, async ({
    page,
  }) => {
    await signIn(page, demoAccount('creador'), path);
    const main = page.getByRole('main');
    const titles = main.getByRole('article').getByRole('heading', { level: 2 });
    await kept(page, path.replace(/\?.*/, ''));
    const before = await titles.allTextContents();
    expect(before.length).toBeGreaterThan(0);

    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(main.getByRole('heading', { level: 1, name: words })).toBeVisible();
    expect(await titles.allTextContents()).toEqual(before);
    await expect(main.getByRole('button').locator('visible=true').first()).toBeDisabled();
    await expect(titles.getByRole('link').first()).toBeEnabled();
    await accessible(page);

    const link = titles.getByRole('link').nth(1);
    const place = await link.evaluate((link) => {
      link.focus({ preventScroll: true });
      scrollTo(0, 90);
      return scrollY;
    });
    expect(place).toBe(90);
    const least = page.evaluate(async () => {
      let least = Number.POSITIVE_INFINITY;
      while (document.querySelector('main > fieldset')) {
        least = Math.min(least, document.querySelectorAll('main article').length);
        await new Promise(requestAnimationFrame);
      }
      return Math.min(least, document.querySelectorAll('main article').length);
    });
    scripts();
    await expect(main.getByRole('button').locator('visible=true').first()).toBeEnabled();
    expect(await least, 'cards at any time').toBeGreaterThanOrEqual(before.length);
    expect(await titles.allTextContents()).toEqual(before);
    expect(await page.evaluate(() => scrollY), 'where its reader was').toBe(place);
    await expect(link).toBeFocused();
  });
}

test('what was seen last is followed by its links, and gone with the session', async ({ page }) => {
  await signIn(page, demoAccount('personal'), '/likes');
  await kept(page, '/likes');
  const scripts = await holdScripts(page);
  await page.goto('/likes', { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
  const titulo = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  scripts();
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(SEEN_KEY);
});

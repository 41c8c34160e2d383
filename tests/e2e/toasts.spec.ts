import type { Locator, Page } from '@playwright/test';
import { TOAST } from '@vidriera/domain/values/limits';
import { signInNewAccount } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** The entrance moves a toast, and starts its time. */
const entered = (toast: Element) => Promise.all(toast.getAnimations().map(({ finished }) => finished));

/** Copies the own link, again if the toast was gone before the pointer came: under it, a toast stays. */
async function copied(page: Page): Promise<Locator> {
  const one = page.locator('.Toastify__toast').filter({ hasText: 'Link copiado' });
  const time = one.locator('.Toastify__progress-bar');
  await expect(async () => {
    await page.getByRole('button', { name: 'Copiar tu link' }).click();
    await one.evaluate(entered, null, { timeout: TOAST.perfilCloses });
    await one.hover({ timeout: TOAST.perfilCloses });
    await expect(time).toHaveCSS('animation-play-state', 'paused', { timeout: 1000 });
  }).toPass();
  return one;
}

for (const [width, height, reducedMotion] of [
  [320, 640, 'reduce'],
  [360, 740, 'reduce'],
  [1280, 800, 'no-preference'],
] as const) {
  test.describe(`toasts at ${width} px, motion: ${reducedMotion}`, () => {
    test.use({
      viewport: { width, height },
      reducedMotion,
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('are 320 px wide at the top right for 1500 ms, and stay under the pointer', async ({ page }) => {
      await signInNewAccount(page, '/perfil');
      const one = await copied(page);
      const box = await one.boundingBox();
      if (!box) throw new Error('no toast');
      expect(Math.round(box.width)).toBe(TOAST.width);
      expect(box.y).toBeLessThan(80);
      expect(width - (box.x + box.width)).toBeLessThanOrEqual(24);
      expect(width - (box.x + box.width)).toBeGreaterThanOrEqual(0);
      await page.waitForTimeout(TOAST.perfilCloses + 1500);
      await expect(one).toBeVisible();
      await page.mouse.move(5, height - 5);
      await expect(one).toBeHidden();
    });
  });
}

test.describe('a toast', () => {
  test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('is dismissed when dragged over 80 % of its width, not less', async ({ page }) => {
    await signInNewAccount(page, '/perfil');
    const drag = async (share: number): Promise<Locator> => {
      const one = await copied(page);
      const from = await one.boundingBox();
      if (!from) throw new Error('no toast');
      const [x, y] = [from.x + from.width - 40, from.y + from.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - from.width * share, y, { steps: 8 });
      await page.mouse.up();
      return one;
    };
    const kept = await drag(0.6);
    await page.waitForTimeout(600);
    await expect(kept).toBeVisible();
    await page.mouse.move(5, 735);
    await expect(kept).toHaveCount(0); // a leaving toast stays for a moment
    await expect(await drag(0.85), 'although the pointer is there').toBeHidden();
  });
});

import { waitForHydration } from '../support/hydration.ts';
import { firstCard } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

const PRESSED = ['button', 'searchbox', 'textbox', 'combobox', 'navigation'] as const;

// After a change of width, Chromium preloads another size of the first image.
test.use({ expectedConsole: [[/was preloaded using link preload but not used/], { scope: 'test' }] });

test('explore and a profile print without buttons at any width', async ({ page, request }) => {
  const { usuario } = await firstCard(request, 'evento');
  for (const path of [
    '/explore',
    '/explore?categoria=Musica',
    `/${usuario.username}`,
    `/${usuario.username}?tab=eventos`,
  ]) {
    await page.goto(path);
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const at = `${path} at ${width} px`;
      await expect(page.getByRole('heading', { level: 1 }), at).toBeVisible();
      await expect(page.getByRole('article').first(), at).toBeVisible();
      for (const role of PRESSED) await expect(page.getByRole(role), `${at}: ${role}`).toHaveCount(0);
      await expect(page.getByRole('link', { name: /Filtros|Todas|Ver más|Creá tu link/ }), at).toHaveCount(0);
      const title = await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading).color);
      expect(title, `${at}: dark on white`).toBe('rgb(31, 26, 23)');
    }
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  }
});

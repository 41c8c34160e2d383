import { waitForHydration } from '../support/hydration.ts';
import { firstCard } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

const PRESSED = ['button', 'searchbox', 'textbox', 'combobox', 'navigation'] as const;

for (const width of [360, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('explore and a profile print without buttons', async ({ page, request }) => {
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
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('article').first()).toBeVisible();
        for (const role of PRESSED) await expect(page.getByRole(role), `${path}: ${role}`).toHaveCount(0);
        await expect(
          page.getByRole('link', { name: /Filtros|Todas|Ver más|Hacé tu vidriera/ }),
          path,
        ).toHaveCount(0);
        const title = await page
          .getByRole('heading', { level: 1 })
          .evaluate((heading) => getComputedStyle(heading).color);
        expect(title, `${path}: dark on white`).toBe('rgb(31, 26, 23)');
        await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      }
    });
  });
}

import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { firstCard } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

/** Enlargement that nobody sees. */
const MOST = 1.25;

/** Loads all pictures, also those beyond the edges of shelves. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true);
}

/** Returns the thumbnails that are drawn larger than their file, in device pixels. */
const enlarged = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const found: string[] = [];
    for (const image of document.images) {
      const width = Number(/\/img\/(\d+)\//.exec(image.currentSrc)?.[1]);
      const box = image.getBoundingClientRect();
      if (!width || !image.naturalWidth || !box.width) continue;
      const ratio = image.naturalWidth / image.naturalHeight;
      const fill = getComputedStyle(image).objectFit === 'contain' ? Math.min : Math.max;
      const drawn = fill(box.width, box.height * ratio) * devicePixelRatio;
      if (drawn > width * most) found.push(`${image.currentSrc} at ${Math.round(drawn)}`);
    }
    return found;
  }, MOST);

for (const [deviceScaleFactor, widths] of [
  [2, [360]],
  [1, [820, 1280, 1920]], // a wider window loads larger files
] as const) {
  test.describe(`at ${deviceScaleFactor} device pixels`, () => {
    // After a change of width, Chromium preloads another size of the first image.
    test.use({
      deviceScaleFactor,
      expectedConsole: [[/was preloaded using link preload but not used/], { scope: 'test' }],
    });

    test(`no picture is drawn larger than its file at ${widths.join(', ')} px`, async ({ page, request }) => {
      const { id, usuario } = await firstCard(request, 'evento');
      const city = '/explore/en/buenos-aires';
      for (const path of [
        '/',
        '/explore',
        city,
        `/explore/evento/${id}`,
        `/${usuario.username}`,
        '/creador',
      ]) {
        await page.setViewportSize({ width: widths[0], height: 900 });
        await page.goto(path);
        await waitForHydration(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await loadPictures(page);
          await expect.poll(() => enlarged(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a poster taller than 4:5 is shown whole in a box of the same size', async ({ page }) => {
    const tall =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600"/></svg>';
    await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: tall }));
    await page.goto('/explore?categoria=Musica');
    await waitForHydration(page);
    const picture = page.getByRole('article').locator('img').first();
    await expect(picture).toHaveCSS('object-fit', 'contain');
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  });

  test('shelves are square', async ({ page }) => {
    await page.goto('/explore');
    const picture = page
      .getByRole('region', { name: /^(Hoy|Mañana|Este fin de semana|Cursos)$/ })
      .locator('article img')
      .last();
    await picture.scrollIntoViewIfNeeded(); // a shelf draws the pictures beyond its edge a second later
    const box = await picture.boundingBox();
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
  });
});

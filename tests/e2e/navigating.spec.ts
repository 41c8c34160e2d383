import type { Page } from '@playwright/test';
import { open } from '../support/open.ts';
import { firstCard, laterCard } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Blocks requests to `url` until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

const skeleton = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Cargando' });

test('a late detail shows its address and the card’s content; Back restores the position', async ({
  page,
}) => {
  await open(page, '/explore');
  const far = laterCard(page);
  const left = await far.evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
    return scrollY;
  });
  expect(left).toBeGreaterThan(200);
  const answer = await hold(page, '**/api/items/**');
  const titulo = (await far.textContent()) ?? '';
  await far.click();
  await expect(page).toHaveURL(/\/explore\/evento\//);
  await expect(skeleton(page)).toBeAttached();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(`${titulo} · Vidriera`);
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const picture = page.getByRole('main').locator('[data-travels] img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  answer();
  await expect(skeleton(page)).toHaveCount(0);
  await expect(page).toHaveTitle(`${titulo} · Vidriera`);
  await expect(
    page.getByRole('main', { name: `${titulo} · Vidriera` }),
    'it says where one is',
  ).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(far).toBeInViewport();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(4);
});

test('the old screen stays until the hash target of a late one exists', async ({ page }) => {
  const chunk = await hold(page, '**/assets/terms-*.js');
  await open(page, '/creador');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
  await expect(page.getByRole('progressbar')).toBeAttached();
  await expect(page).toHaveURL(/\/creador$/);
  chunk();
  await expect(page).toHaveURL('/terms#privacidad');
  await expect(page.getByRole('heading', { name: 'Política de privacidad' })).toBeInViewport();
});

/** Boxes of the header's visible links, buttons and texts. */
const boxes = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a, button')
    .evaluateAll((controls) =>
      controls.map((one) => one.getBoundingClientRect().toJSON() as DOMRect).filter(({ width }) => width > 0),
    );

for (const [what, width, text] of [
  ['320 px', 320, '100%'],
  ['360 px', 360, '100%'],
  ['text of 200 %', 360, '200%'],
] as const) {
  test(`the header shows its labels without overlap at ${what}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 740 });
    const detail = `/explore/evento/${(await firstCard(request, 'evento')).id}`;
    for (const [path, words] of [
      ['/explore', ['Quiero ser creador', 'Iniciá sesión']],
      [detail, ['Quiero ser creador', 'Iniciá sesión']],
      ['/creador', ['Explorar', 'Iniciá sesión']],
    ] as const) {
      await page.goto(path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      const header = page.getByRole('banner');
      for (const word of words) {
        const link = header.getByRole('link', { name: word });
        await expect(link, path).toBeVisible();
        expect(await link.evaluate((one) => one.scrollWidth <= one.clientWidth), `${word} on ${path}`).toBe(
          true,
        );
      }
      const found = await boxes(page);
      for (const [index, a] of found.entries())
        for (const b of found.slice(index + 1)) {
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect(apart, `two of the header’s controls overlap on ${path}`).toBe(true);
        }
      for (const { left, right } of found) expect([left >= 0, right <= width]).toEqual([true, true]);
    }
  });
}

test('the product’s name looks the same on the first page and the next', async ({ page }) => {
  await page.goto('/explore');
  const word = page.getByRole('banner').getByRole('link', { name: 'Vidriera, inicio' }).locator('use');
  const drawn = () => word.evaluate((use: SVGUseElement) => Math.round(use.getBBox().width));
  await expect.poll(drawn).toBeGreaterThan(60);
  expect(await page.evaluate(() => document.documentElement.dataset.font)).toBeUndefined();
});

test('the first event of explore is at most twelve tab stops away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/explore');
  const skip = page.getByRole('link', { name: 'Ir a los eventos' });
  let stops = 0;
  do {
    await page.keyboard.press('Tab');
    stops += 1;
  } while (stops < 12 && !(await skip.evaluate((link) => link === document.activeElement)));
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(stops + 1).toBeLessThanOrEqual(12);
  await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused();
});

test('on a phone, the header has one line and emphasises sign-in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/explore');
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  const weight = (name: string) => link(name).evaluate((one) => Number(getComputedStyle(one).fontWeight));
  const lines = await link('Quiero ser creador').evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one.firstElementChild?.lastElementChild ?? one);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });
  expect(lines).toBe(1);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(65);
  expect(await weight('Quiero ser creador')).toBeLessThan(await weight('Iniciá sesión'));
});

test('on a desktop, the header has full labels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/explore');
  const link = page.getByRole('banner').getByRole('link', { name: 'Quiero ser creador' });
  await expect(link).toHaveText('Quiero ser creador', { useInnerText: true });
});

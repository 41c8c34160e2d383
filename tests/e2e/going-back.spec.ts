import type { Page } from '@playwright/test';
import { open } from '../support/open.ts';
import { laterCard } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Touches the page until what keeps a screen that is left is there: a touch is heard once what hears it is there. */
const leavesAreKept = (page: Page) =>
  expect(async () => {
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files).toContainEqual(expect.stringContaining('left-screen-'));
  }).toPass();

test('Back shows what was left, at its place, before it is drawn anew', async ({ page }) => {
  await open(page, '/explore');
  await leavesAreKept(page);
  const far = laterCard(page);
  const top = await far.evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
    return link.getBoundingClientRect().top;
  });
  const titulo = (await far.textContent()) ?? '';
  await far.click();
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  const firstFrame = page.evaluate(
    (titulo) =>
      new Promise<number | undefined>((resolve) => {
        const find = () => {
          const links = [...document.querySelectorAll('main[data-left] article a')];
          const link = links.find(({ textContent }) => textContent === titulo);
          resolve(link?.getBoundingClientRect().top);
        };
        addEventListener('popstate', () => requestAnimationFrame(find), { once: true });
      }),
    titulo,
  );
  await page.getByRole('link', { name: 'Volver atrás' }).click();
  expect(Math.abs(((await firstFrame) ?? Number.NaN) - top)).toBeLessThan(3);
  await expect(page.locator('main[data-left]')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(Math.abs((await far.evaluate((link) => link.getBoundingClientRect().top)) - top)).toBeLessThan(3);
});

test('who goes forward again before the list is drawn is where they were, and so who goes back then', async ({
  page,
}) => {
  await open(page, '/explore');
  await leavesAreKept(page);
  const far = laterCard(page);
  const left = await far.evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
    return scrollY;
  });
  const titulo = (await far.textContent()) ?? '';
  await far.click();
  const heading = page.getByRole('heading', { level: 1, name: titulo });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => {
    scrollTo(0, 150);
    return new Promise<void>((resolve) => {
      const forward = new MutationObserver(() => {
        if (!document.querySelector('main[data-left]')) return;
        forward.disconnect();
        history.forward();
        addEventListener('popstate', () => requestAnimationFrame(() => resolve()), { once: true });
      });
      forward.observe(document.body, { childList: true, subtree: true });
      history.back();
    });
  });
  await expect(page).toHaveURL(/\/explore\/evento\//);
  await expect(page.locator('main[data-left]')).toHaveCount(0);
  await expect(heading).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(150);
  await page.goBack();
  await expect(far).toBeInViewport();
  await expect(page.locator('main[data-left]')).toHaveCount(0);
  expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(4);
});

import type { Locator, Page } from '@playwright/test';
import { open } from '../support/open.ts';
import { laterCard } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const topOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Opens a detail from a card far down in explore. */
async function openFarDetail(page: Page) {
  await open(page, '/explore');
  const card = laterCard(page);
  await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const top = await topOf(card);
  const titulo = (await card.textContent()) ?? '';
  await card.click();
  const heading = page.getByRole('heading', { level: 1, name: titulo });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  return { card, heading, top };
}

test('Back restores the list and its scroll position without a request', async ({ page }) => {
  const { card, top } = await openFarDetail(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/explore') requested.push(request.url());
  });
  await page.getByRole('link', { name: 'Volver atrás' }).click();
  await expect(page).toHaveURL(/\/explore$/);
  await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(3);
  await expect(page.getByRole('main')).toBeFocused();
  expect(requested).toEqual([]);
});

test('Back followed by Forward restores the positions of detail and list', async ({ page }) => {
  const { card, heading, top } = await openFarDetail(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        scrollTo(0, 150);
        const forward = () => {
          addEventListener('popstate', () => requestAnimationFrame(() => resolve()), { once: true });
          history.forward();
        };
        addEventListener('popstate', forward, { once: true });
        history.back();
      }),
  );
  await expect(page).toHaveURL(/\/explore\/evento\//);
  await expect(heading).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(150);
  await page.mouse.move(0, 0); // cards rise on hover
  await page.goBack();
  await expect(page).toHaveURL(/\/explore$/);
  await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(3);
});

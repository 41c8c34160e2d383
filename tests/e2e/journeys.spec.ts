import type { Page, Route } from '@playwright/test';
import { COUNTING } from '@vidriera/domain/figures/address';
import { open } from '../support/open.ts';
import { laterCard } from '../support/public-pages.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

/** Requests of a tap, except images. `npm run bench:journeys` measures times (docs/performance.md). */
test.use({ viewport: { width: 360, height: 740 } });

function recordRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'image' && pathname !== '/favicon.svg') requested.push(pathname); // Chromium requests the icon at any time
  });
  return requested;
}

/**
 * Touches explore until the next screen's code is prefetched, which happens when the page is idle. @returns a
 * card's link
 */
async function touched(page: Page) {
  const quiet = watchTraffic(page);
  await open(page, '/explore');
  let come = false;
  page.on('response', (response) => {
    come ||= /\/detail-[^/]*\.js$/.test(response.url());
  });
  const touch = async () => {
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
    return come;
  };
  await expect.poll(touch).toBe(true);
  await quiet();
  return laterCard(page);
}

test('a press starts the two requests of the tap, each once; Back makes none', async ({ page }) => {
  const card = await touched(page);
  const titulo = (await card.textContent()) ?? '';
  const id = new URL((await card.getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-1);
  await card.hover();
  const requested = recordRequests(page);
  const quiet = watchTraffic(page);
  await page.mouse.down();
  const both = [`/api/items/evento/${id}`, `/api/items/evento/${id}/relacionados`];
  await expect.poll(() => requested.toSorted()).toEqual(both);
  await expect(page).toHaveURL(/\/explore$/);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Datos' }).getByRole('button').first()).toBeVisible();
  await page.getByRole('link', { name: 'Volver atrás' }).click();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(card).toBeVisible();
  await quiet();
  // The detail's page is stored for offline use. A view is told after a second (count-visits.ts).
  expect(requested.filter((path) => path !== COUNTING).toSorted()).toEqual([
    ...both,
    `/explore/evento/${id}`,
  ]);
});

test('a press that becomes a scroll aborts its prefetch', async ({ page }) => {
  const card = await touched(page);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/api/items/evento/'),
  );
  await page.route('**/api/items/**', () => undefined);
  const requested = page.waitForRequest('**/api/items/evento/*');
  await card.dispatchEvent('pointerdown', { button: 0 });
  await requested;
  await card.dispatchEvent('pointercancel');
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.unroute('**/api/items/**');
  await card.click();
  await expect(page.getByRole('complementary', { name: 'Datos' }).getByRole('button').first()).toBeVisible();
});

test('with Save-Data, no code is prefetched', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const watching = page.waitForResponse(/\/prefetch-[^/]*\.js$/);
  await open(page, '/explore');
  await watching;
  const requested = recordRequests(page);
  for (let touches = 0; touches < 10; touches += 1) {
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
    await page.waitForTimeout(100);
  }
  expect(requested.filter((path) => path.includes('/detail-'))).toEqual([]);
});

/**
 * Returns layout shifts without recent input, as the browser counts them. On a busy machine, that includes
 * screens more than half a second after a press.
 */
async function shifted(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const noted = globalThis as typeof globalThis & { shift: number };
    noted.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) noted.shift += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  const quiet = watchTraffic(page);
  await act();
  await quiet();
  return page.evaluate(() => (globalThis as typeof globalThis & { shift: number }).shift);
}

test('no layout shift on the way to a late detail, back, and to a late profile', async ({ page }) => {
  const card = await touched(page);
  const late = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200)); // longer than a shift counts as caused by the press
    await route.continue();
  };
  await page.route('**/api/items/**', late);
  await page.route('**/api/perfiles/**', late);
  await card.click();
  await expect(page).toHaveURL(/\/explore\/evento\//);
  const there = await shifted(page, () =>
    expect(page.getByRole('complementary', { name: 'Datos' }).getByRole('button').first()).toBeVisible(),
  );
  const back = await shifted(page, async () => {
    await page.goBack();
    await expect(card).toBeVisible();
  });
  const events = page.getByRole('region', { name: 'Más eventos' });
  const author = events.locator('article a:not([href^="/explore"])').first();
  await author.click();
  await expect(page).not.toHaveURL(/\/explore/);
  const profile = await shifted(page, () =>
    expect(page.getByRole('navigation', { name: 'Secciones del perfil' })).toBeVisible(),
  );
  expect({ there, back, profile }).toEqual({ there: 0, back: 0, profile: 0 });
});

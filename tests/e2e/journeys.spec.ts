import type { Page, Route } from '@playwright/test';
import { open } from '../support/open.ts';
import { laterCard } from '../support/public-pages.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

/**
 * What a tap asks the line for, exactly; times are `npm run bench:journeys`'s (docs/performance.md). Requests of every kind but pictures.
 */
test.use({ viewport: { width: 360, height: 740 } });

/** The requests from now on. */
function asking(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'image' && pathname !== '/favicon.svg') asked.push(pathname); // Chromium asks for the tab's icon when it likes
  });
  return asked;
}

/**
 * Explore, touched until the code of the next screen comes: what watches touches is fetched when the page has nothing better to do.
 * @returns a card that leads to a detail
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

test('a press begins what the tap shows: two requests, each once; Back asks for none', async ({ page }) => {
  const card = await touched(page);
  const titulo = (await card.textContent()) ?? '';
  const id = new URL((await card.getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-1);
  await card.hover();
  const asked = asking(page);
  const quiet = watchTraffic(page);
  await page.mouse.down();
  const both = [`/api/items/evento/${id}`, `/api/items/evento/${id}/relacionados`];
  await expect.poll(() => asked.toSorted()).toEqual(both);
  await expect(page).toHaveURL(/\/explore$/);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Datos' }).getByRole('button').first()).toBeVisible();
  await page.getByRole('link', { name: 'Volver atrás' }).click();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(card).toBeVisible();
  await quiet();
  // The detail's page is kept for when there is no connection.
  expect(asked.toSorted()).toEqual([...both, `/explore/evento/${id}`]);
});

test('a finger that goes on to scroll gives up what it began', async ({ page }) => {
  const card = await touched(page);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/api/items/evento/'),
  );
  await page.route('**/api/items/**', () => undefined); // nobody answers
  const asked = page.waitForRequest('**/api/items/evento/*');
  await card.dispatchEvent('pointerdown', { button: 0 });
  await asked;
  await card.dispatchEvent('pointercancel');
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.unroute('**/api/items/**');
  await card.click();
  await expect(page.getByRole('complementary', { name: 'Datos' }).getByRole('button').first()).toBeVisible();
});

test('who asked to save data is sent no code ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const watching = page.waitForResponse(/\/press-[^/]*\.js$/);
  await open(page, '/explore');
  await watching;
  const asked = asking(page);
  for (let touches = 0; touches < 10; touches += 1) {
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
    await page.waitForTimeout(100);
  }
  expect(asked.filter((path) => path.includes('/detail-'))).toEqual([]);
});

/**
 * What moves meanwhile that no input caused, as the browser scores it: it counts what comes more than half a second after a press, which on a
 * busy machine a press's own screen may.
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

test('nothing seen moves on the way to a late detail, back, and to a late profile', async ({ page }) => {
  const card = await touched(page);
  const late = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200)); // longer than a shift counts as an answer to a press
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

import { chromium, type Response } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../local/src/testing/chromium.ts';
import { waitForHydration } from '../support/hydration.ts';
import { PUBLIC_SCREENS } from '../support/public-pages.ts';
import { bytesOf } from '../support/script-bytes.ts';
import { expect, test } from '../support/test.ts';

/**
 * Size budgets of public pages (docs/performance.md), after Brotli: HTML as sent, scripts at the highest
 * quality.
 */
const HTML_MAX = 24_000;
const REQUESTS_MAX = 5; // without lazy pictures, which begin when the page is laid out: their number is a matter of time
const SCRIPTS_MAX = 160_000;
const FILES_MAX = 24;

/** Returns the time of the largest paint (ms); 0 before any. */
const lcp = () => (globalThis as typeof globalThis & { lcp?: number }).lcp ?? 0;

const executablePath = findChromium(chromium.executablePath());
test.use({
  viewport: { width: 412, height: 823 },
  launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) }, // a whole browser, because images are counted
});

for (const [name, address] of Object.entries(PUBLIC_SCREENS)) {
  test(`${name} stays within its budget`, async ({ page }) => {
    const path = await address(page.request);
    const scripts = new Map<string, Response>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() === 'script') scripts.set(pathname, response);
    });
    await page.addInitScript(() => {
      const seen = globalThis as typeof globalThis & { lcp?: number };
      new PerformanceObserver((list) => {
        seen.lcp = list.getEntries().at(-1)?.startTime ?? 0;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const shown = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await shown.promise;
      await route.continue();
    });
    const answer = await page.goto(path);
    expect(answer?.headers()['content-encoding']).toBe('br');
    const html = (await answer?.request().sizes())?.responseBodySize ?? Number.NaN;
    expect(html, 'bytes of HTML').toBeLessThanOrEqual(HTML_MAX);

    // Scripts stay blocked: the first paint needs none.
    await expect.poll(() => page.evaluate(lcp), { message: 'the largest paint happened' }).toBeGreaterThan(0);
    const before = await page.evaluate(() => {
      const { lcp = 0 } = globalThis as typeof globalThis & { lcp?: number };
      const lazy = new Set(
        [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].map(
          (image) => image.currentSrc,
        ),
      );
      // Later sheets begin after `load`, when the picture's bytes are there; a busy computer may paint it after that.
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const until = Math.min(lcp, page?.loadEventStart || Number.POSITIVE_INFINITY);
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return all
        .filter(({ startTime, name: url }) => startTime < until && !url.endsWith('.js') && !lazy.has(url))
        .map((entry) => new URL(entry.name).pathname)
        .filter((path) => path !== '/favicon.svg'); // requested by the browser itself, at any time
    });
    expect(before.length + 1, `requests before it: ${before.join(' ')}`).toBeLessThanOrEqual(REQUESTS_MAX);

    shown.resolve();
    await waitForHydration(page);
    const bytes = await bytesOf([...scripts.values()]);
    const figures = { html, scripts: bytes, files: scripts.size, requests: before.length + 1 };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    expect(bytes, `bytes of scripts: ${[...scripts.keys()].join(' ')}`).toBeLessThanOrEqual(SCRIPTS_MAX);
    expect(scripts.size, 'scripts until it is hydrated').toBeLessThanOrEqual(FILES_MAX);
  });
}

import { chromium, type Page, type Response } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../local/src/testing/chromium.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { PUBLIC_SCREENS } from '../support/public-pages.ts';
import { watchTraffic } from '../support/quiet.ts';
import { bytesOf } from '../support/script-bytes.ts';
import { expectFoot, needless, takenOver, UNCHANGED, watchTakeOver } from '../support/take-over.ts';
import { expect, test } from '../support/test.ts';

/**
 * Size budgets of public pages (docs/performance.md), after Brotli: HTML as sent, scripts at the highest
 * quality.
 */
const HTML_MAX = 24_000;
const REQUESTS_MAX = 5;
const SCRIPTS_MAX = 160_000;
const FILES_MAX = 24;

const executablePath = findChromium(chromium.executablePath());
test.use({
  viewport: { width: 412, height: 823 },
  launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) }, // a whole browser, because images are counted
});

/** Records whether the page's main part has the largest paint. */
const watchLargestPaint = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as LargestContentfulPaint;
      Object.assign(globalThis, { largest: Boolean(element?.closest('main, header')) });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
const hasLargestPaint = () => (globalThis as { largest?: boolean }).largest;

/**
 * Records what the HTML asks for by itself: style sheets, preloads and pictures in the window. Lazy pictures begin when the page is laid
 * out, and further sheets after `load`: their number is a matter of time.
 */
const watchAsked = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const named = document.querySelectorAll(
        'link[rel=stylesheet], link[rel=preload], img:not([loading=lazy])',
      );
      const addresses = [...named].map((element) =>
        ['imagesrcset', 'srcset', 'href', 'src'].map((name) => element.getAttribute(name)).find(Boolean),
      );
      Object.assign(globalThis, { asked: [...new Set(addresses)].map(String) });
    });
  });
const askedFor = () => (globalThis as { asked?: string[] }).asked ?? [];

for (const [name, address] of Object.entries(PUBLIC_SCREENS)) {
  test(`${name} is whole without scripts, within its budget, and hydrates unchanged`, async ({ page }) => {
    const path = await address(page.request);
    const quiet = watchTraffic(page);
    const requested: string[] = [];
    const scripts = new Map<string, Response>();
    page.on('request', (request) => requested.push(request.url()));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() === 'script') scripts.set(pathname, response);
    });
    await watchLargestPaint(page);
    await watchAsked(page);
    await watchTakeOver(page);
    const release = await holdScripts(page);
    const answer = await page.goto(path);
    expect(answer?.headers()['content-encoding']).toBe('br');
    expect(answer?.headers()['content-security-policy']).not.toMatch(/unsafe|\*/);
    const html = (await answer?.request().sizes())?.responseBodySize ?? Number.NaN;
    expect(html, 'bytes of HTML').toBeLessThanOrEqual(HTML_MAX);

    // Scripts stay blocked: the first paint needs none.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const home = page.getByRole('banner').getByRole('link', { name: 'Vidriera, inicio' });
    await expect(home).toBeVisible();
    await expect.poll(() => page.evaluate(hasLargestPaint), 'the largest paint is the content’s').toBe(true);
    const asked = await page.evaluate(askedFor);
    expect(asked.length + 1, `requests of the HTML: ${asked.join(' ')}`).toBeLessThanOrEqual(REQUESTS_MAX);

    release();
    expect(await takenOver(page)).toEqual(UNCHANGED);
    const bytes = await bytesOf([...scripts.values()]);
    const figures = { html, scripts: bytes, files: scripts.size, requests: asked.length + 1 };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    expect(bytes, `bytes of scripts: ${[...scripts.keys()].join(' ')}`).toBeLessThanOrEqual(SCRIPTS_MAX);
    expect(scripts.size, 'scripts until it is hydrated').toBeLessThanOrEqual(FILES_MAX);
    await quiet();
    expect(needless(requested)).toEqual([]);
    await expectFoot(page);
  });
}

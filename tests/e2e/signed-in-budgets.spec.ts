import type { Response } from '@playwright/test';
import { demoAccount, signIn } from '../support/accounts.ts';
import { watchTraffic } from '../support/quiet.ts';
import { bytesOf } from '../support/script-bytes.ts';
import { expect, test } from '../support/test.ts';

const ANSWERS = 'html[data-ready] main';
/**
 * Budgets of signed-in screens with a cold cache: scripts (KB after Brotli) and requests except images, until
 * content or hydration (docs/performance.md). Some 4 % of room: the moment of the content decides which files count.
 */
const screens: [path: string, until: string, selector: string, scriptsMax: number, requestsMax: number][] = [
  ['/all', 'its content', 'main article', 0, 2],
  ['/all', 'it answers', ANSWERS, 168, 45],
  ['/eventos', 'its content', 'main article', 0, 2],
  ['/eventos', 'it answers', ANSWERS, 168, 45],
  ['/likes', 'its content', 'main article', 280, 45],
  ['/agregar-post', 'it answers', 'main form input:enabled', 260, 45],
  ['/perfil', 'its content', 'main h1', 220, 45],
  ['/perfil/editar', 'it answers', 'main form input:enabled', 325, 47],
];
/** Loads an area without a build named in the page. */
const BY_CONTAINER = /\/(?:container|remoteEntry)-/;

test.use({ viewport: { width: 360, height: 740 } });

for (const [path, until, content, scriptsMax, requestsMax] of screens) {
  test(`${path} stays within its budget until ${until}`, async ({ page }) => {
    const quiet = watchTraffic(page);
    const scripts = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
    });
    await page.addInitScript((selector) => {
      const seen = globalThis as typeof globalThis & { contentAt?: number };
      new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return;
        seen.contentAt = performance.now();
        observer.disconnect();
      }).observe(document, { attributes: true, childList: true, subtree: true });
    }, content);
    await signIn(page, demoAccount('creador'), path);
    const contentAt = () => (globalThis as typeof globalThis & { contentAt?: number }).contentAt ?? 0;
    await expect.poll(() => page.evaluate(contentAt)).toBeGreaterThan(0);
    await quiet(); // pending requests are recorded on completion
    const before = await page.evaluate(
      (at) => {
        const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return all
          .filter(({ startTime, initiatorType }) => startTime < at && initiatorType !== 'img')
          .map((entry) => entry.name)
          .filter((url) => !url.endsWith('/favicon.svg')); // requested by the browser itself, at any time
      },
      await page.evaluate(contentAt),
    );
    const loaded = before.flatMap((url) => scripts.get(url) ?? []);
    const bytes = await bytesOf(loaded);
    const figures = { until, scripts: bytes, files: loaded.length, requests: before.length + 1 };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    const names = before.map((url) => new URL(url).pathname).join('\n');
    expect(names, 'the page names the area’s build').not.toMatch(BY_CONTAINER);
    expect(bytes, `bytes of scripts:\n${names}`).toBeLessThanOrEqual(scriptsMax * 1000);
    expect(before.length + 1, `requests:\n${names}`).toBeLessThanOrEqual(requestsMax);
  });
}

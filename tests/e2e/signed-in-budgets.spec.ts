import { brotliCompressSync } from 'node:zlib';
import { demoAccount, signIn } from '../support/accounts.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

/** The page answers to presses. */
const ANSWERS = 'html[data-ready] main';
/**
 * What a signed-in screen asks for before its content, with nothing in the cache, and before it answers where the server drew it or something
 * stands in for it; exact, so no times here (docs/performance.md has the aims, and what is left to them). Scripts in KB of 1000 bytes after Brotli at the
 * best quality; requests of every kind but pictures.
 */
const screens: [path: string, until: string, selector: string, scriptsMax: number, requestsMax: number][] = [
  ['/all', 'its content', 'main article', 0, 2],
  ['/all', 'it answers', ANSWERS, 140, 21],
  ['/eventos', 'its content', 'main article', 0, 2],
  ['/eventos', 'it answers', ANSWERS, 140, 20],
  ['/likes', 'its content', 'main article', 230, 40],
  ['/agregar-post', 'it answers', 'main form input:enabled', 205, 25],
  ['/perfil', 'its content', 'main h1', 180, 25],
  ['/perfil/editar', 'it answers', 'main form input:enabled', 275, 39],
];
/** What loads an area of a build that the page does not name. */
const BY_CONTAINER = /\/(?:container|remoteEntry)-/;

test.use({ viewport: { width: 360, height: 740 } });

for (const [path, until, content, scriptsMax, requestsMax] of screens) {
  test(`${path} keeps to its budget until ${until}`, async ({ page }) => {
    const quiet = watchTraffic(page);
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
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
    await expect.poll(() => page.evaluate(contentAt), { timeout: 30_000 }).toBeGreaterThan(0);
    await quiet(); // what is on its way is listed when it is there
    const before = await page.evaluate(
      (at) => {
        const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return all
          .filter(({ startTime, initiatorType }) => startTime < at && initiatorType !== 'img')
          .map((entry) => entry.name)
          .filter((url) => !url.endsWith('/favicon.svg')); // the browser's own, for its tab: now before, now after
      },
      await page.evaluate(contentAt),
    );
    const bodies = await Promise.all(before.flatMap((url) => scripts.get(url) ?? []));
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    const figures = { until, scripts: bytes, files: bodies.length, requests: before.length + 1 };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    const names = before.map((url) => new URL(url).pathname).join('\n');
    expect(names, 'the page names the area’s build').not.toMatch(BY_CONTAINER);
    expect(bytes, `bytes of scripts:\n${names}`).toBeLessThanOrEqual(scriptsMax * 1000);
    expect(before.length + 1, `requests:\n${names}`).toBeLessThanOrEqual(requestsMax);
  });
}

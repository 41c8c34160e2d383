import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

/** Returns the lines of events' cards, and their heights in px. The price of a promo or course may stand below long dates. */
const linesOf = (page: Page): Promise<[text: string, height: number][]> =>
  page
    .locator('[aria-labelledby="evento"] article p')
    .evaluateAll((lines) =>
      lines.map((line) => [line.textContent.trim(), line.getBoundingClientRect().height]),
    );

for (const [width, height] of [
  [360, 740],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`at ${width} px hour and place have a line each, and none ends on a dot`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/explore?fecha=mes');
    await waitForHydration(page);
    const lines = await linesOf(page);
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter(([, high]) => high !== 24)).toEqual([]);
    expect(lines.filter(([text]) => text.endsWith('·'))).toEqual([]);
  });
}

test('with enlarged text the lines wrap', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/explore?fecha=mes');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const clamped = await page
    .locator('article p > span')
    .evaluateAll((spans) => spans.filter((span) => getComputedStyle(span).webkitLineClamp !== 'none').length);
  expect(clamped).toBe(0);
});

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe on a page without frames: run in the page itself and asked for what is wrong alone, it takes a quarter of the time. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

/**
 * What axe finds against WCAG 2.2 A and AA on the page as it is now: nothing. A page that is drawn anew has no title for an
 * instant, between the server's head and its own.
 * @param within a selector of the part that is looked at: of a long page the bars cover something, wherever it stands
 */
export async function accessible(page: Page, within = 'html'): Promise<void> {
  await expect(page).toHaveTitle(/./);
  const { violations } = await axe(page)
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Nothing is wider than the window. */
export async function fits(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, 'no scrolling sideways').toBeLessThanOrEqual(clientWidth);
}

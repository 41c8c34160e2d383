import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe on a page without frames: run in the page itself and asked for what is wrong alone, it takes a quarter of the time. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

/**
 * What axe finds against WCAG 2.2 A and AA on the page as it is now: nothing. A page that is drawn anew has no title for an
 * instant, between the server's head and its own. What is too small to be pressed is looked at again in the middle of the
 * window: at its edges a fixed bar may cover half of it.
 * @param within a selector of the part that is looked at, where it covers another
 */
export async function accessible(page: Page, within = 'html'): Promise<void> {
  await expect(page).toHaveTitle(/./);
  const look = async (at: string) => {
    const { violations } = await axe(page).include(at).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => ({ id, html, at: target.join(' ') })),
    );
  };
  const found = [];
  for (const one of await look(within)) {
    if (one.id !== 'target-size') found.push(one);
    else {
      await page.locator(one.at).evaluate((target) => target.scrollIntoView({ block: 'center' }));
      found.push(...(await look(one.at)));
    }
  }
  expect(found.map(({ id, html }) => `${id}: ${html}`)).toEqual([]);
}

/** Nothing is wider than the window. */
export async function fits(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, 'no scrolling sideways').toBeLessThanOrEqual(clientWidth);
}

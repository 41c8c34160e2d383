import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Minified: each run sends it to the page, where the other one takes 0.2 s of CPU more. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Runs axe in the page, for violations only: a quarter of the time. For pages without frames. */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

/**
 * Expects no axe violations of WCAG 2.2 A and AA. Waits for the title, which is missing during a re-render.
 * Small targets are checked again in the middle of the window, away from fixed bars.
 * @param within selector of the checked part, when it covers another
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await expect(page).toHaveTitle(/./);
  const look = async (at: string) => {
    const { violations } = await axe(page).include(at).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => ({ id, html, at: target.join(' ') })),
    );
  };
  const found = [];
  for (const violation of await look(within)) {
    if (violation.id !== 'target-size') found.push(violation);
    else {
      await page.locator(violation.at).evaluate((target) => target.scrollIntoView({ block: 'center' }));
      found.push(...(await look(violation.at)));
    }
  }
  expect(found.map(({ id, html }) => `${id}: ${html}`)).toEqual([]);
}

/** Expects no horizontal overflow. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, 'no scrolling sideways').toBeLessThanOrEqual(clientWidth);
}

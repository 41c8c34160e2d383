import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until the page is hydrated: the router handles links, and buttons respond.
 * @throws with the state of the start
 */
export async function waitForHydration(page: Page): Promise<void> {
  try {
    await expect(page.locator('html[data-ready]')).toBeAttached();
  } catch (cause) {
    throw new Error(`the page is not hydrated: ${JSON.stringify(await startState(page))}`, { cause });
  }
}

/** Returns the state of a page's start. */
const startState = (page: Page) =>
  page.evaluate(() => ({
    readyState: document.readyState,
    visible: document.visibilityState,
    painted: performance.getEntriesByType('paint').map(({ name }) => name),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, duration }) => `${new URL(name).pathname} ${Math.round(duration)} ms`),
  }));

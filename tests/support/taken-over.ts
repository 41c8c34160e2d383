import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until the shell has taken over the page: from then on links are its own navigations, and buttons answer.
 * @throws with how far the start came, after 30 s
 */
export async function takenOver(page: Page): Promise<void> {
  try {
    await expect(page.locator('html[data-ready]')).toBeAttached({ timeout: 30_000 });
  } catch (cause) {
    throw new Error(`the shell has not taken over: ${JSON.stringify(await startOf(page))}`, { cause });
  }
}

/** How far the start of a page came: what it waits for before it asks for the shell, and which scripts it has. */
const startOf = (page: Page) =>
  page.evaluate(() => ({
    readyState: document.readyState,
    visible: document.visibilityState,
    painted: performance.getEntriesByType('paint').map(({ name }) => name),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, duration }) => `${new URL(name).pathname} ${Math.round(duration)} ms`),
  }));

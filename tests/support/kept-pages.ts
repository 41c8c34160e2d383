import type { Page } from '@playwright/test';
import { waitForHydration } from './hydration.ts';
import { expect } from './test.ts';

/** Returns the addresses stored by the worker, oldest first. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page and waits until the worker has stored it. */
export async function see(page: Page, path: string, origin = ''): Promise<void> {
  await page.goto(origin + path);
  await waitForHydration(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(() => keptPages(page)).toContain(path);
}

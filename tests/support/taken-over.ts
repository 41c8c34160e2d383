import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until the shell has taken over the page: from then on links are its own navigations, and buttons answer. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached({ timeout: 30_000 });
}

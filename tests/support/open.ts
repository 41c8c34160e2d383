import type { Page } from '@playwright/test';
import { takenOver } from './taken-over.ts';
import { expect } from './test.ts';

/** Opens an address and waits until its scripts have taken the page over: what is pressed before is another test. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
  await takenOver(page);
}

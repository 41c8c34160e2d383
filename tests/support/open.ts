import type { Page } from '@playwright/test';
import { waitForHydration } from './hydration.ts';
import { expect } from './test.ts';

/** Opens an address and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await waitForHydration(page);
}

/** Opens «Cuenta» under the profile's form, once it is there. */
export const openAccount = (page: Page) => page.getByRole('heading', { name: 'Cuenta', exact: true }).click();

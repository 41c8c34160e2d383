import { type BrowserContext, expect, type Page } from '@playwright/test';
import { follow } from '../support/follow.ts';
import { waitForHydration } from '../support/hydration.ts';
import { NO_WORKER } from '../support/test.ts';

export interface Tab {
  page: Page;
  /** Console errors and warnings, responses from 400, and document loads. */
  faults: string[];
  /** Navigates by the router and waits for the text. */
  visit: (path: string, text: string | RegExp) => Promise<void>;
}

/** Opens a tab and waits for hydration. */
export async function openTab(context: BrowserContext, path: string): Promise<Tab> {
  const page = await context.newPage();
  const faults: string[] = [];
  let loads = 0;
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    if (['error', 'warning'].includes(type) && text !== NO_WORKER) faults.push(`${type}: ${text}`);
  });
  page.on('pageerror', ({ message }) => faults.push(`uncaught: ${message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('domcontentloaded', () => {
    if (++loads > 1) faults.push(`reloaded: ${page.url()}`);
  });
  await page.goto(path);
  await waitForHydration(page);
  const visit = async (to: string, text: string | RegExp): Promise<void> => {
    await follow(page, to);
    await expect(page.locator('main :is(h1, nav, a)').filter({ hasText: text }).first()).toBeVisible();
  };
  return { page, faults, visit };
}

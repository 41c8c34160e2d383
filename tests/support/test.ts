import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { hearToasts } from './toasts.ts';

interface Fixtures {
  /** Patterns of console lines a test expects; anything else at warning or error level fails it. */
  expectedConsole: RegExp[];
  /** What the console said that nobody expected. */
  stray: string[];
  cleanConsole: undefined;
  /** A second person's page, with nothing remembered. */
  visitor: Page;
}

/** Playwright's `test`, failing on any console error or warning and on any uncaught exception nobody announced. */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  stray: ({}, use) => use([]),
  cleanConsole: [
    async ({ page, stray, expectedConsole }, use) => {
      watch(page, stray, expectedConsole);
      await hearToasts(page);
      await use(undefined);
      expect(stray, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ browser, contextOptions, viewport, stray, expectedConsole }, use) => {
    const context = await browser.newContext({ ...contextOptions, viewport });
    const page = await context.newPage();
    watch(page, stray, expectedConsole);
    await use(page);
    await context.close();
  },
});

/** Playwright's own, of each page that would have registered the service worker (playwright.config.ts). */
export const NO_WORKER = 'Service Worker registration blocked by Playwright';

function watch(page: Page, stray: string[], expected: RegExp[]): void {
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) stray.push(text);
  };
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === NO_WORKER) return;
    note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
}

export { expect };

import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

type WithToasts = typeof globalThis & { toasts?: string[] };

/** Records toast texts from the next load on, because a toast may last only 1500 ms. */
const recordToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const texts: string[] = [];
    (globalThis as WithToasts).toasts = texts;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const toasts = [node, ...node.querySelectorAll('*')].filter((element) =>
          element.matches('.Toastify__toast'),
        );
        texts.push(...toasts.map(({ textContent }) => textContent ?? ''));
      }
    }).observe(document, { childList: true, subtree: true });
  });

/** Waits for a toast with `text` since the load; each toast counts once. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const take = (words: string): boolean => {
    const { toasts = [] } = globalThis as WithToasts;
    const at = toasts.findIndex((toast) => toast.includes(words));
    return at >= 0 && toasts.splice(at, 1).length > 0;
  };
  await page.waitForFunction(take, text);
}

interface Fixtures {
  /** Console lines that a test expects. Other warnings and errors fail it. */
  expectedConsole: RegExp[];
  /** Unexpected console output. */
  unexpectedOutput: string[];
  cleanConsole: undefined;
  /** A second browser context. */
  visitor: Page;
}

/** Playwright's `test`; unexpected console errors, warnings and exceptions fail it. */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  unexpectedOutput: ({}, use) => use([]),
  cleanConsole: [
    async ({ page, unexpectedOutput, expectedConsole }, use) => {
      watch(page, unexpectedOutput, expectedConsole);
      await recordToasts(page);
      await use(undefined);
      expect(unexpectedOutput, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ browser, contextOptions, viewport, unexpectedOutput, expectedConsole }, use) => {
    const context = await browser.newContext({ ...contextOptions, viewport });
    const page = await context.newPage();
    watch(page, unexpectedOutput, expectedConsole);
    await use(page);
    await context.close();
  },
});

/** Printed by Playwright instead of a registration (playwright.config.ts). */
export const NO_WORKER = 'Service Worker registration blocked by Playwright';

function watch(page: Page, unexpectedOutput: string[], expected: RegExp[]): void {
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) unexpectedOutput.push(text);
  };
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type()) || message.text() === NO_WORKER) return;
    note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
}

export { expect };

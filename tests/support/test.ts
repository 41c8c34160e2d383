import { type ConsoleMessage, test as base, expect } from '@playwright/test';

/** Patterns of console lines a test expects; anything else at warning or error level fails it. */
type Fixtures = { expectedConsole: RegExp[]; cleanConsole: void };

/** Playwright's `test`, failing on any console error or warning and on any uncaught exception nobody announced. */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  cleanConsole: [
    async ({ page, expectedConsole }, use) => {
      const stray: string[] = [];
      const isExpected = (text: string) => expectedConsole.some((pattern) => pattern.test(text));
      page.on('console', (message: ConsoleMessage) => {
        const text = `${message.type()}: ${message.text()} (${message.location().url})`;
        if (['error', 'warning'].includes(message.type()) && !isExpected(text)) stray.push(text);
      });
      page.on('pageerror', (error) => {
        if (!isExpected(String(error))) stray.push(`uncaught: ${error.stack ?? error.message}`);
      });
      await use();
      expect(stray, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

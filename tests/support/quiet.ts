import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

const REST_MS = 500;

/**
 * Watches a page's requests. Playwright's `networkidle` reports only the first idle moment, and waits for
 * Chromium's background revalidation.
 * @returns a function that waits until all requests are answered and half a second has passed
 */
export function watchTraffic(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const moved = () => {
    last = Date.now();
  };
  const ended = (request: Request) => {
    open.delete(request);
    moved();
  };
  page.on('request', (request) => {
    open.add(request);
    moved();
  });
  page.on('response', (response) => ended(response.request()));
  page.on('requestfailed', ended);
  page.on('requestfinished', moved);
  const isQuiet = () => open.size === 0 && Date.now() - last > REST_MS;
  return () => expect.poll(isQuiet, { message: 'no open requests', intervals: [100] }).toBe(true);
}

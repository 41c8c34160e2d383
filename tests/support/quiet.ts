import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

const REST_MS = 500;

/**
 * Watches a page's requests from now on. Playwright's `networkidle` tells of a document's first such moment alone, and waits half a minute
 * for what Chromium asks anew behind the page's back (`stale-while-revalidate`).
 * @returns waits until every request has been answered and nothing has moved for half a second
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
  return () => expect.poll(isQuiet, { message: 'nothing is asked for', timeout: 30_000 }).toBe(true);
}

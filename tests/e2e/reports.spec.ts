import type { Page } from '@playwright/test';
import { reportSchema } from '@vidriera/domain/site/report-schema';
import { REPORTS } from '@vidriera/domain/site/reports';
import { follow } from '../support/follow.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

/** Replaces one of the shell's scripts, like a broken release. */
async function spoil(page: Page, name: string, body: (text: string) => string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: body(await answer.text()) });
  });
}

/** Records beacons in the page, because Chromium hides their bodies. */
async function sentBy(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const seen = globalThis as typeof globalThis & { sent?: Promise<string>[] };
    seen.sent = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      seen.sent?.push((body as Blob).text());
      return send(address, body);
    };
  });
  return async () => {
    const texts = await page.evaluate(() =>
      Promise.all((globalThis as typeof globalThis & { sent?: Promise<string>[] }).sent ?? []),
    );
    return texts.map((text) => reportSchema.parse(JSON.parse(text)));
  };
}

test.describe('browser errors are reported once', () => {
  test.use({ expectedConsole: [[/rota/], { scope: 'test' }] });

  test('an uncaught error', async ({ page }) => {
    const sent = await sentBy(page);
    const throwing = ';for (const ms of [0, 50]) setTimeout(() => { throw new TypeError("rota") }, ms);';
    await spoil(page, 'keep-offline', (text) => text + throwing);
    const answer = page.waitForResponse((response) => response.url().endsWith(REPORTS));
    await page.goto('/explore?q=tango#ana');
    expect((await answer).status()).toBe(204);
    const report = { kind: 'error', text: 'TypeError: rota', path: '/explore' };
    expect(await sent()).toMatchObject([
      { ...report, frames: [expect.stringMatching(/^\/assets\/keep-offline-[\w-]+\.js:\d+:\d+$/)] },
    ]);
    await page.reload();
    await waitForHydration(page);
    await page.waitForTimeout(1000);
    expect(await sent(), 'a tab tells a thing once').toEqual([]);
  });

  test('a broken screen, with its error page', async ({ page }) => {
    const sent = await sentBy(page);
    await spoil(page, 'terms', () => 'export default () => { throw new TypeError("rota") };');
    await page.goto('/');
    await waitForHydration(page);
    const answer = page.waitForResponse((response) => response.url().endsWith(REPORTS));
    await follow(page, '/terms');
    await expect(page.getByRole('alert')).toBeVisible();
    expect((await answer).status()).toBe(204);
    expect(await sent()).toMatchObject([{ kind: 'screen', text: 'TypeError: rota', path: '/terms' }]);
  });
});

test('a page without errors reports nothing', async ({ page }) => {
  const sent = await sentBy(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/explore');
  await waitForHydration(page);
  await follow(page, '/terms');
  await follow(page, '/no-hay-nadie-con-este-nombre/aca');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await sent()).toEqual([]);
  expect(requested.filter((path) => path === REPORTS || path.includes('/tell-'))).toEqual([]);
});

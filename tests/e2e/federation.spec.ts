import type { Page, Response } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { demoAccount, signIn } from '../support/accounts.ts';
import { follow } from '../support/follow.ts';
import { takenOver } from '../support/taken-over.ts';
import { expect as expectSoon, test } from '../support/test.ts';

// Four builds and several functions that start at their first request: on a busy machine that takes its time.
const expect = expectSoon.configure({ timeout: 30_000 });

/** Text that only the implementation of a module holds, whatever the minifier made of it. */
const MARKS = {
  react: /["'`]=0["'`].{0,12}["'`]=2["'`]/,
  'react-dom': /__reactContainer\$/,
  '@vidriera/router': /Matched leaf route at location/,
};

/** Collects the answers of all scripts the page downloads. A text is read by who asks: one that comes last is nobody's. */
function downloadedScripts(page: Page): Map<string, Response> {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && response.ok()) scripts.set(pathname, response);
  });
  return scripts;
}

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.describe('one page of four builds', () => {
  // The profile asked for does not exist: the browser itself logs the API's 404.
  test.use({ expectedConsole: [[/status of 404/], { scope: 'test' }] });

  test('has one React, one React DOM, one router and one session', async ({ page }) => {
    const scripts = downloadedScripts(page);
    await page.route('/explore', async (route) => {
      const answer = await route.fetch();
      // As of a build from before areas were adopted later: its container is all there is.
      const body = (await answer.text()).replace(/"adopt":"\/r\/profile\/[^"]+",/, '');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/explore');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await takenOver(page);
    await follow(page, '/nadie-con-este-nombre');
    await expect(page.getByText(messages.perfil.notFound)).toBeVisible();
    await follow(page, '/likes');
    await expect(page).toHaveURL(/\/login\?volver=%2Flikes$/);

    const ways = [...scripts.keys()].flatMap(
      (path) => /^\/r\/(.*?(?:adopt|remoteEntry))-/.exec(path)?.[1] ?? [],
    );
    expect(ways).toEqual(['explore/assets/adopt', 'profile/remoteEntry', 'dashboard/assets/adopt']);
    const texts = await Promise.all(
      [...scripts].map(async ([path, answer]) => [path, await answer.text()] as const),
    );
    for (const [module, mark] of Object.entries(MARKS)) {
      const holders = texts.filter(([, text]) => mark.test(text)).map(([path]) => path);
      expect(holders, `scripts that hold ${module}`).toHaveLength(1);
      expect(holders[0]).toMatch(/^\/assets\//);
    }

    const shared = await page.evaluate(() => {
      type Scope = Record<string, Record<string, { from: string; useIn: string[] }>>;
      const runtime = globalThis as {
        __FEDERATION__?: { __INSTANCES__: { name: string; shareScopeMap: { default?: Scope } }[] };
      };
      return (runtime.__FEDERATION__?.__INSTANCES__ ?? []).flatMap(({ shareScopeMap }) =>
        Object.entries(shareScopeMap.default ?? {}).flatMap(([name, versions]) =>
          Object.entries(versions).map(([version, { from }]) => `${name}@${version} of ${from}`),
        ),
      );
    });
    const unique = [...new Set(shared)];
    for (const name of ['react', 'react-dom', '@vidriera/router', '@vidriera/session']) {
      const copies = unique.filter((entry) => entry.startsWith(`${name}@`));
      expect(copies, `copies of ${name} in the share scope`).toHaveLength(1);
      expect(copies[0]).toMatch(/ of shell$/);
    }
  });
});

test.describe('an area whose site is dead', () => {
  test.use({
    expectedConsole: [
      [/status of 503/, /ERR_FAILED/, /can't be shown/, /already registered/, /is loaded anew/],
      { scope: 'test' },
    ],
  });

  test('costs its own screens only, and comes back on retry', async ({ page }) => {
    await page.route('**/r/explore/**', (route) => route.fulfill({ status: 503 }));
    await page.goto('/terms');
    await takenOver(page);
    await page.getByRole('banner').getByRole('link', { name: 'Explorar' }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(messages.general.areaDown);
    await expect(page).toHaveURL(/\/explore$/);
    await expect(page.getByRole('banner')).toBeVisible();

    await page.getByRole('link', { name: 'Iniciá sesión' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await expect(notice).toContainText(messages.general.areaDown);

    const refused = page.waitForResponse(
      (answer) => answer.status() === 503 && /\/r\/explore\//.test(answer.url()),
    );
    await notice.getByRole('button', { name: messages.general.retry }).click();
    await refused;
    await expect(notice.getByRole('button')).toBeEnabled();
    await expect(notice).toContainText(messages.general.areaDown);

    await page.unroute('**/r/explore/**');
    await notice.getByRole('button', { name: messages.general.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL(/\/explore$/);
  });

  for (const path of ['/complete-signup', '/perfil/editar']) {
    test(`is said on the very first page too, where the server left it to the browser: ${path}`, async ({
      page,
    }) => {
      await page.route('**/r/profile/**', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText(messages.general.areaDown);
      await expect(page.getByRole('banner').getByRole('link', { name: /Vidriera/ })).toBeVisible();
    });
  }

  test('is had again there by a retry, which loads the whole page', async ({ page }) => {
    const files = '**/r/dashboard/**';
    await page.route(files, (route) => route.abort());
    await signIn(page, demoAccount('personal'), '/likes');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(messages.general.areaDown);
    await page.unroute(files);
    await notice.getByRole('button', { name: messages.general.retry }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

test.describe('an address nobody owns', () => {
  test.use({ expectedConsole: [[/status of 404/], { scope: 'test' }] });

  test('is said in Spanish, inside the frame', async ({ page }) => {
    const answer = await page.goto('/a/b/c');
    expect(answer?.status()).toBe(404);
    await takenOver(page);
    await expect(page.getByRole('alert')).toContainText(messages.general.pageNotFound);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test('protected screens of a late area send a guest to /login and leave no trace', async ({ page }) => {
  await page.goto('/terms');
  await takenOver(page);
  await page.route('**/r/dashboard/assets/adopt-*', async (route) => {
    await expect(page).toHaveURL(/\/likes$/);
    await route.continue();
  });
  await follow(page, '/likes');
  await expect(page).toHaveURL(/\/login\?volver=%2Flikes$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('style sheets an area brings along change nothing of the screens seen before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await takenOver(page);
  const signup = page.getByRole('banner').getByRole('link', { name: 'Registrate', exact: true });
  await expect(signup).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Explorar' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(signup).toHaveCount(0);
});

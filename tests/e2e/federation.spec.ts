import type { Page, Response } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { demoAccount, signIn } from '../support/accounts.ts';
import { follow } from '../support/follow.ts';
import { waitForHydration } from '../support/hydration.ts';
import { pressRetry } from '../support/press-retry.ts';
import { expect, test } from '../support/test.ts';

/** Text that survives minification, unique to a module's implementation. */
const MARKS = {
  react: /["'`]=0["'`].{0,12}["'`]=2["'`]/,
  'react-dom': /__reactContainer\$/,
  '@vidriera/router': /Matched leaf route at location/,
};

/** Collects script responses; bodies are read by the caller, because a late one may never complete. */
function downloadedScripts(page: Page): Map<string, Response> {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && response.ok()) scripts.set(pathname, response);
  });
  return scripts;
}

test.describe.configure({ mode: 'default' });

test.describe('a page of four builds', () => {
  // The browser logs the API's 404 for a missing profile.
  test.use({ expectedConsole: [[/status of 404/], { scope: 'test' }] });

  test('loads React, React DOM, the router and the session once', async ({ page }) => {
    const scripts = downloadedScripts(page);
    await page.route('/explore', async (route) => {
      const answer = await route.fetch();
      // Simulates a build with a container only, without the hydration entry.
      const body = (await answer.text()).replace(/"adopt":"\/r\/profile\/[^"]+",/, '');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/explore');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForHydration(page);
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

test.describe('an area with an unreachable site', () => {
  test.use({
    expectedConsole: [
      [/status of 503/, /ERR_FAILED/, /can't be shown/, /already registered/, /is reloaded/],
      { scope: 'test' },
    ],
  });

  test('loses only its own screens, and recovers on retry', async ({ page }) => {
    await page.route('**/r/explore/**', (route) => route.fulfill({ status: 503 }));
    await page.goto('/terms');
    await waitForHydration(page);
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
    await pressRetry(notice);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL(/\/explore$/);
  });

  test('recovers on a first page by a retry that reloads the page', async ({ page }) => {
    const files = '**/r/dashboard/**';
    await page.route(files, (route) => route.abort());
    await signIn(page, demoAccount('personal'), '/likes');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(messages.general.areaDown);
    await page.unroute(files);
    await pressRetry(notice);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  for (const path of ['/perfil', '/canjes']) {
    test(`recovers by itself once the area answers: ${path}`, async ({ page }) => {
      const files = '**/r/{dashboard,profile}/**';
      await page.route(files, (route) => route.fulfill({ status: 503, body: 'x' }));
      await signIn(page, demoAccount('creador'), '/terms');
      await page.goto(path);
      const notice = page.getByRole('alert').filter({ hasText: messages.general.areaDown });
      await expect(notice).toBeVisible();
      await page.unroute(files);
      await expect(notice).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('protected screens of a late area redirect a guest to /login without a history entry', async ({
  page,
}) => {
  await page.goto('/terms');
  await waitForHydration(page);
  await page.route('**/r/dashboard/assets/adopt-*', async (route) => {
    await expect(page).toHaveURL(/\/likes$/);
    await route.continue();
  });
  await follow(page, '/likes');
  await expect(page).toHaveURL(/\/login\?volver=%2Flikes$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('style sheets of an area do not change earlier screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await waitForHydration(page);
  const signup = page.getByRole('banner').getByRole('link', { name: 'Registrate', exact: true });
  await expect(signup).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Explorar' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(signup).toHaveCount(0);
});

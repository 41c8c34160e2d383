import { messages } from '@vidriera/domain/messages/messages';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { demoAccount, signIn } from '../support/accounts.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { firstCard, MORE_PAGES, NOT_FOUND_PAGES } from '../support/public-pages.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expectFoot, needless, takenOver, UNCHANGED, watchTakeOver } from '../support/take-over.ts';
import { expect, test } from '../support/test.ts';

/** The same pages with tracking parameters. */
const DECORATED: typeof MORE_PAGES = {
  'a profile opened from Instagram': async (request) =>
    `/${(await firstCard(request, 'evento')).usuario.username}?igsh=MXh4&utm_source=qr`,
  'a search as a tracker leaves it': async () => '/explore?fbclid=1&fecha=mes&q=jazz',
};

test.describe('an unknown address', () => {
  test.use({ expectedConsole: [[/status of 404/], { scope: 'test' }] });

  for (const [name, address] of Object.entries(NOT_FOUND_PAGES)) {
    test(`hydrates ${name} without DOM changes, with links at its end`, async ({ page }) => {
      await watchTakeOver(page);
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      expect(await takenOver(page)).toEqual(UNCHANGED);
      await expectFoot(page);
    });
  }
});

for (const [name, address] of Object.entries({ ...MORE_PAGES, ...DECORATED })) {
  test(`hydrates ${name} without DOM changes or duplicate requests, with links at its end`, async ({
    page,
  }) => {
    const quiet = watchTraffic(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await watchTakeOver(page);
    const answer = await page.goto(await address(page.request));
    expect(answer?.headers()['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(await takenOver(page)).toEqual(UNCHANGED);
    await quiet();
    expect(needless(requested)).toEqual([]);
    await expectFoot(page);
  });
}

for (const path of ['/all?en=buenos-aires', '/promos']) {
  test(`${path} is complete without scripts, and hydrates without changes or requests`, async ({ page }) => {
    const quiet = watchTraffic(page);
    const requested: string[] = [];
    page.on('request', (one) => requested.push(one.url()));
    await watchTakeOver(page);
    await page.addInitScript((key) => localStorage.setItem(key, 'buenos-aires'), LOCAL_KEYS.zona);
    const answer = await signIn(page, demoAccount('creador'), path);
    const sent = (await answer?.text()) ?? '';
    expect(sent.match(/<article/g)?.length).toBeGreaterThan(3);
    expect(await takenOver(page)).toMatchObject({ kept: true, refused: [] });
    await expect(page.getByRole('complementary').getByRole('link', { name: 'Crear nuevo' })).toBeVisible();
    await quiet();
    expect(requested.filter((url) => url.includes('/api/explore'))).toEqual([]);
  });

  test(`${path} shows Cargando... to visitors before scripts, requests nothing, and redirects to /login`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (one) => requested.push(one.url()));
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toHaveText(messages.general.loading);
    scripts();
    await expect(page).toHaveURL(`/login?volver=${encodeURIComponent(path)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciá sesión' })).toBeVisible();
    for (const only of ['title', 'meta[name=description]', 'link[rel=canonical]'])
      await expect(page.locator(`head ${only}`), only).toHaveCount(1);
    expect(requested.filter((url) => url.includes('/api/'))).toEqual([]);
  });
}

for (const [path, live] of [
  ['/agregar-post?tipo=evento', 'Publicá un evento'],
  ['/likes', 'Likes del usuario'],
  ['/perfil', 'Mi perfil'],
] as const) {
  test(`${path} shows a skeleton before scripts, then the screen`, async ({ page }) => {
    await signIn(page, demoAccount('creador'), '/terms');
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('.boot')).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    scripts();
    await expect(page.getByRole('heading', { level: 1, name: live })).toBeVisible();
    await expect(page.locator('.boot')).toHaveCount(0);
  });
}

test('a member sees the visitor’s page until hydration; Auth loads after the content', async ({
  page,
  request,
}) => {
  const { id } = await firstCard(request, 'evento');
  const requested: string[] = [];
  page.on('request', (one) => requested.push(one.url()));
  await watchTakeOver(page);
  const answer = await signIn(page, demoAccount('creador'), `/eventos/${id}`);
  expect(await answer?.text()).not.toContain('data-session=');
  expect(await takenOver(page)).toMatchObject({ kept: true, refused: [] });
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Crear nuevo' })).toBeVisible();
  await expect.poll(() => requested.some((url) => /\/assets\/auth-/.test(url))).toBe(true);
  const first = (pattern: RegExp) => requested.findIndex((url) => pattern.test(url));
  expect(first(/\/img\//)).toBeLessThan(first(/\/assets\/auth-/));
  expect(requested.filter((url) => url.includes('/api/'))).toEqual([]);
});

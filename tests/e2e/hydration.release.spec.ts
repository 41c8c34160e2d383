import type { Page } from '@playwright/test';
import { COUNTING } from '@vidriera/domain/figures/address';
import { messages } from '@vidriera/domain/messages/messages';
import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import { READY_EVENT } from '@vidriera/domain/site/start';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { demoAccount, signIn } from '../support/accounts.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { firstCard, NOT_FOUND_PAGES, PUBLIC_PAGES } from '../support/public-pages.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

interface Watched {
  /** DOM changes before hydration was reported. */
  changes: string[];
  /** True when every server-rendered element is in its place. */
  same: boolean;
  /** True when every server-rendered element is still in the page. */
  kept: boolean;
  /** Content-Security-Policy violations. */
  refused: string[];
}

/** Records the server's DOM and all changes until hydration. */
async function watchTakeOver(page: Page): Promise<void> {
  await page.addInitScript((ready) => {
    const refused: string[] = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      refused.push(`${violatedDirective} ${blockedURI}`);
    });
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root') as HTMLElement;
      const sent = [...root.querySelectorAll('*')];
      const observer = new MutationObserver(() => undefined);
      observer.observe(root, { childList: true, characterData: true, subtree: true });
      addEventListener(ready, () => {
        const now = [...root.querySelectorAll('*')];
        const changes = observer.takeRecords().map(({ type, target }) => `${type} ${target.nodeName}`);
        const same = sent.length > 20 && sent.length === now.length && sent.every((el, i) => el === now[i]);
        const kept = sent.every((element) => element.isConnected);
        Object.assign(window, { watched: { changes, same, kept, refused } });
      });
    });
  }, READY_EVENT);
}

const watched = async (page: Page): Promise<Watched> => {
  const handle = await page.waitForFunction(() => (window as { watched?: Watched }).watched);
  return (await handle.jsonValue()) as Watched;
};

/** Expects the links at the end of a public page. */
async function expectFoot(page: Page): Promise<void> {
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveText(['Explorar', 'Quiero ser creador', 'Términos', 'Privacidad', 'Contacto']);
  await expect(links.last()).toHaveAttribute('href', `mailto:${DEMO_OPERATOR.VIDRIERA_CONTACT}`);
}

/** Requests that hydration of a rendered page does not need. */
const NEEDLESS =
  /\/api\/|\/fn\/|\/assets\/(?:auth|firestore|storage|app)-[\w-]{8}\.js|identitytoolkit|accounts:/;

/** The same pages with tracking parameters. */
const DECORATED: typeof PUBLIC_PAGES = {
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
      expect(await watched(page)).toEqual({ changes: [], same: true, kept: true, refused: [] });
      await expectFoot(page);
    });
  }
});

for (const [name, address] of Object.entries({ ...PUBLIC_PAGES, ...DECORATED })) {
  test(`hydrates ${name} without DOM changes or duplicate requests, with links at its end`, async ({
    page,
  }) => {
    const quiet = watchTraffic(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await watchTakeOver(page);
    const answer = await page.goto(await address(page.request));
    expect(answer?.headers()['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(await watched(page)).toEqual({ changes: [], same: true, kept: true, refused: [] });
    await quiet();
    // A view is told after a second (count-visits.ts).
    expect(requested.filter((url) => NEEDLESS.test(url) && !url.endsWith(COUNTING))).toEqual([]);
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
    expect(await watched(page)).toMatchObject({ kept: true, refused: [] });
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
  expect(await watched(page)).toMatchObject({ kept: true, refused: [] });
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Crear nuevo' })).toBeVisible();
  await expect.poll(() => requested.some((url) => /\/assets\/auth-/.test(url))).toBe(true);
  const first = (pattern: RegExp) => requested.findIndex((url) => pattern.test(url));
  expect(first(/\/img\//)).toBeLessThan(first(/\/assets\/auth-/));
  expect(requested.filter((url) => url.includes('/api/'))).toEqual([]);
});

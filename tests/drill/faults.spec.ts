import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { linkedSite } from '../../local/src/testing/linked-sites.ts';
import { waitForHydration } from '../support/hydration.ts';
import { firstCard } from '../support/public-pages.ts';
import { buildChanged, TEXT } from './changes.ts';
import {
  type Fault,
  HYDRATION_FAULT,
  IMPORT_FAULTS,
  LOAD_FAULTS,
  MISSING_ENTRY,
  NO_MANIFEST,
  RENDER_ERROR,
  RENDER_FAULTS,
} from './faults.ts';
import { releaseBuild, rollBack, startOver } from './sites.ts';
import { copyWithChanges } from './spoiled.ts';

/** Longer than pages cache the sites' manifests. */
const SEEN_MS = 14_000;
/** Until every page process has to re-read the manifests. */
const EVERYWHERE_MS = 11_000;
const NUMBER = 99;
const BEFORE = TEXT.explore();
const AFTER = TEXT.explore(NUMBER);
/** The search field's button, which the release does not change. */
const OF_ANY_BUILD = 'Buscar';

/** The build that rendered /explore; `bare` is unrendered HTML. */
type RenderedBy = 'before' | 'after' | 'bare';

/** Requests a page of each area and the shell. None may fail, and the others must be rendered. */
async function requestPages(request: APIRequestContext): Promise<RenderedBy> {
  const { usuario } = await firstCard(request, 'evento');
  const [explore, profile, shell] = await Promise.all(
    ['/explore', `/${usuario.username}`, '/terms'].map(async (path) => {
      const answer = await request.get(path, { timeout: 0 });
      expect(answer.status(), path).toBe(200);
      return answer.text();
    }),
  );
  expect(profile).toContain(usuario.nombre);
  expect(shell).toContain('Términos y privacidad</h1>');
  return explore?.includes(BEFORE) ? 'before' : explore?.includes(AFTER) ? 'after' : 'bare';
}

/** Returns the distinct results for /explore, in order, until the manifests were re-read. */
async function watchBuilds(request: APIRequestContext): Promise<RenderedBy[]> {
  const seen: RenderedBy[] = [];
  for (const end = Date.now() + SEEN_MS; Date.now() < end; ) {
    const build = await requestPages(request);
    if (build !== seen.at(-1)) seen.push(build);
  }
  return seen;
}

const expectRenderedBy = (request: APIRequestContext, build: RenderedBy) =>
  expect.poll(() => requestPages(request), { message: `rendered by the build: ${build}` }).toBe(build);

/** Opens explore and waits for a text of it. */
async function openExplore(page: Page, text: string): Promise<void> {
  await page.goto('/explore');
  await waitForHydration(page);
  await expect(page.locator('main')).toContainText(text);
}

/** Clicks Retry until the screen is shown: the server may name the faulty build for some seconds. */
const recovers = (page: Page, text: string) =>
  expect(async () => {
    const retry = page.getByRole('alert').getByRole('button', { name: messages.general.retry });
    if (await retry.isVisible()) await retry.click();
    await expect(page.locator('main')).toContainText(text, { timeout: 5000 });
  }).toPass();

/** Folder of explore's good build. */
let good: string;
let repair: () => Promise<unknown>;

/**
 * Releases a faulty build of explore, after a good one that no server knows: builds rejected earlier must not
 * affect this test.
 */
async function releaseFaulty({ file, change, spoil }: Fault): Promise<void> {
  await sleep(EVERYWHERE_MS);
  await releaseBuild(
    'explore',
    copyWithChanges(linkedSite('explore').dist, /\/server\//, (code) => code),
  );
  const restore = await releaseBuild('explore', copyWithChanges(good, file, change), spoil);
  // The rollback tool refuses damaged files, so they are restored directly.
  repair = async () => (spoil ? restore() : rollBack('explore'));
}

test.beforeAll(async ({ playwright, baseURL }) => {
  good = await buildChanged('explore', NUMBER);
  startOver('explore');
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await expectRenderedBy(request, 'before');
  await request.dispose();
});

// After a failure, restores the site and waits until pages re-read the manifests.
test.afterEach(async ({ request }, { status, expectedStatus }) => {
  if (status === expectedStatus) return;
  startOver('explore');
  await watchBuilds(request);
});

test.describe('explore’s server module', () => {
  for (const [what, fault] of Object.entries(RENDER_FAULTS)) {
    test(`${what}: serves bare pages, then the previous build`, async ({ page, request }) => {
      await releaseFaulty(fault);
      await expectRenderedBy(request, 'bare');
      await openExplore(page, OF_ANY_BUILD);
      await expectRenderedBy(request, 'before');
      await repair();
      // Another instance may meet the fault before it re-reads the manifests, and hang for a while.
      expect(await watchBuilds(request)).not.toContain('after');
      await expectRenderedBy(request, 'before');
    });
  }

  for (const [what, fault] of Object.entries(LOAD_FAULTS)) {
    test(`${what}: serves the previous build`, async ({ page, request }) => {
      await releaseFaulty(fault);
      expect(await watchBuilds(request)).toEqual(['before']);
      await openExplore(page, BEFORE);
      await repair();
      expect(await watchBuilds(request)).toEqual(['before']);
    });
  }

  test('throws while rendering: serves bare pages, which the browser renders', async ({ page, request }) => {
    await releaseFaulty(RENDER_ERROR);
    await expectRenderedBy(request, 'bare');
    await openExplore(page, AFTER);
    await sleep(EVERYWHERE_MS);
    expect(await watchBuilds(request)).toEqual(['bare']);
    await repair();
    await expectRenderedBy(request, 'before');
  });
});

/** Opens explore from another screen while its browser entry is faulty. Returns the notice. */
async function openFaulty(page: Page): Promise<Locator> {
  await page.goto('/terms');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Explorar' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(messages.general.areaDown);
  return notice;
}

test.describe('explore’s browser entry', () => {
  test('answers 404: shows a notice, and Retry recovers', async ({ page, request }) => {
    await releaseFaulty(MISSING_ENTRY);
    await expectRenderedBy(request, 'after');
    const notice = await openFaulty(page);
    await notice.getByRole('button', { name: messages.general.retry }).click();
    await expect(notice.getByRole('button')).toBeEnabled();
    await expect(notice).toContainText(messages.general.areaDown);
    await repair();
    await recovers(page, BEFORE);
    await expectRenderedBy(request, 'before');
  });

  for (const [what, fault] of Object.entries(IMPORT_FAULTS)) {
    test(`${what}: shows a notice, and Retry brings the server’s page`, async ({ page, request }) => {
      await releaseFaulty(fault);
      await expectRenderedBy(request, 'after');
      const notice = await openFaulty(page);
      await notice.getByRole('button', { name: messages.general.retry }).click();
      await expect(page.locator('main')).toContainText(AFTER);
      await expect(notice).toBeHidden();
      // Its scripts fail, so the links are the browser's own.
      await page.locator('#root a[href^="/explore/evento/"]').first().click();
      await expect(page).toHaveURL(/\/explore\/evento\//);
      await repair();
      await expectRenderedBy(request, 'before');
      await openExplore(page, BEFORE);
    });
  }

  test('throws during hydration: the area loads by its normal entry', async ({ page, request }) => {
    await releaseFaulty(HYDRATION_FAULT);
    await expectRenderedBy(request, 'after');
    await openExplore(page, AFTER);
    await page.getByRole('searchbox').fill('jazz');
    await expect(page).toHaveURL(/q=jazz/);
    await repair();
    await expectRenderedBy(request, 'before');
  });
});

/** The emulator starts a process per concurrent request, up to this number. */
const MAX_CONCURRENT = 40;

test('an unreadable manifest affects only new instances, which serve bare pages', async ({
  page,
  request,
}) => {
  await releaseFaulty(NO_MANIFEST);
  let concurrent = 8;
  let bare = '';
  await expect
    .poll(async () => {
      concurrent = Math.min(concurrent + 4, MAX_CONCURRENT);
      const answers = await Promise.all(Array.from({ length: concurrent }, () => request.get('/explore')));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 200));
      bare = texts.find((text) => !text.includes(BEFORE)) ?? '';
      return bare;
    })
    .toContain('<div class="boot"');
  await page.route('/explore', (route) => route.fulfill({ body: bare, contentType: 'text/html' }));
  await page.goto('/explore');
  await expect(page.getByRole('alert').or(page.locator('h1')).first()).toBeVisible();
  await repair();
  // A long idle process of the gate may still know an earlier build.
  await recovers(page, OF_ANY_BUILD);
  await expectRenderedBy(request, 'before');
});

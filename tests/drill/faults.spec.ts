import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, expect as expectSoon, type Page, test } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { linkedSite } from '../../local/src/testing/linked-sites.ts';
import { firstCard } from '../support/public-pages.ts';
import { takenOver } from '../support/taken-over.ts';
import { buildChanged, TEXT } from './changes.ts';
import { ADOPT, ENTRY, type Fault, NO_MANIFEST, STUCK, THROWS, UNFIT } from './faults.ts';
import { release, rollBack, startOver } from './sites.ts';
import { spoiled } from './spoiled.ts';

const expect = expectSoon.configure({ timeout: 60_000 });
/** Longer than pages go by what they know of the sites. */
const SEEN_MS = 14_000;
/** Until every process that draws pages has asked the sites again when it is next asked itself. */
const EVERYWHERE_MS = 11_000;
const NUMBER = 99;
const BEFORE = TEXT.explore();
const AFTER = TEXT.explore(NUMBER);

/** What stands in the HTML of /explore: the build it was drawn by, or nothing yet. */
type Drawn = 'before' | 'after' | 'bare';

/** Asks for a page of each area and of the shell, none of which may fail; those of other areas are always drawn. */
async function look(request: APIRequestContext): Promise<Drawn> {
  const { usuario } = await firstCard(request, 'evento');
  const [explore, profile, shell] = await Promise.all(
    ['/explore', `/${usuario.username}`, '/terms'].map(async (path) => {
      const answer = await request.get(path, { timeout: 60_000 });
      expect(answer.status(), path).toBe(200);
      return answer.text();
    }),
  );
  expect(profile).toContain(usuario.nombre);
  expect(shell).toContain('Términos y privacidad</h1>');
  return explore?.includes(BEFORE) ? 'before' : explore?.includes(AFTER) ? 'after' : 'bare';
}

/** All that is seen of /explore until pages have surely asked the sites again, in its order, without repetitions. */
async function watch(request: APIRequestContext): Promise<Drawn[]> {
  const seen: Drawn[] = [];
  for (const end = Date.now() + SEEN_MS; Date.now() < end; ) {
    const drawn = await look(request);
    if (drawn !== seen.at(-1)) seen.push(drawn);
  }
  return seen;
}

const drawnAs = (request: APIRequestContext, drawn: Drawn) =>
  expect.poll(() => look(request), { message: `drawn by the build: ${drawn}` }).toBe(drawn);

/** Opens a page and waits for its heading, whoever drew it. */
async function opened(page: Page, heading: string): Promise<void> {
  await page.goto('/explore', { timeout: 60_000 });
  await takenOver(page);
  await expect(page.locator('h1')).toContainText(heading);
}

/** Retries, as long as there is something to retry, until the screen is there: the server may name the faulty build for some seconds more. */
const recovers = (page: Page, heading: string) =>
  expect(async () => {
    const retry = page.getByRole('alert').getByRole('button', { name: messages.general.retry });
    if (await retry.isVisible()) await retry.click();
    await expect(page.locator('h1')).toContainText(heading, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });

/** What explore was built to, without a fault. */
let good: string;
let mend: () => Promise<unknown>;

/**
 * Releases explore's next build with a fault, after one without that no server knows yet: what a test before had put aside, if only for a busy
 * machine, is not this one's.
 */
async function releaseFaulty({ file, change, spoil }: Fault): Promise<void> {
  await sleep(EVERYWHERE_MS);
  await release(
    'explore',
    spoiled(linkedSite('explore').dist, /\/server\//, (code) => code),
  );
  const restore = await release('explore', spoiled(good, file, change), spoil);
  // A release whose files are not what they were is not gone back from by the tool: it refuses to touch it.
  mend = async () => (spoil ? restore() : rollBack('explore'));
}

test.describe.configure({ timeout: 240_000 });

test.beforeAll(async ({ playwright, baseURL }) => {
  good = await buildChanged('explore', NUMBER);
  startOver('explore');
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await drawnAs(request, 'before');
  await request.dispose();
});

// Whatever a failed test left behind is not the next one's: pages have asked the sites again by then.
test.afterEach(async ({ request }, { status, expectedStatus }) => {
  if (status === expectedStatus) return;
  startOver('explore');
  await watch(request);
});

test.describe('explore’s module for the server', () => {
  for (const [what, fault] of Object.entries(STUCK)) {
    test(`${what}: bare pages, then the build before`, async ({ page, request }) => {
      await releaseFaulty(fault);
      await drawnAs(request, 'bare');
      await opened(page, 'Hoy');
      await drawnAs(request, 'before');
      await mend();
      // Another instance may meet the fault for the first time until it asks the sites again, and be stuck for a while.
      expect(await watch(request)).not.toContain('after');
      await drawnAs(request, 'before');
    });
  }

  for (const [what, fault] of Object.entries(UNFIT)) {
    test(`${what}: the build before`, async ({ page, request }) => {
      await releaseFaulty(fault);
      expect(await watch(request)).toEqual(['before']);
      await opened(page, BEFORE);
      await mend();
      expect(await watch(request)).toEqual(['before']);
    });
  }

  test('throws while drawing: bare pages, which the browser draws', async ({ page, request }) => {
    await releaseFaulty(THROWS);
    await drawnAs(request, 'bare');
    await opened(page, AFTER);
    await sleep(EVERYWHERE_MS);
    expect(await watch(request)).toEqual(['bare']);
    await mend();
    await drawnAs(request, 'before');
  });
});

test.describe('explore’s entry in the browser', () => {
  for (const [what, fault] of Object.entries(ENTRY)) {
    test(`${what}: a notice, and a retry that recovers`, async ({ page, request }) => {
      await releaseFaulty(fault);
      await drawnAs(request, 'after');
      await page.goto('/terms');
      await takenOver(page);
      await page.getByRole('banner').getByRole('link', { name: 'Explorar' }).click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(messages.general.areaDown);
      await notice.getByRole('button', { name: messages.general.retry }).click();
      await expect(notice.getByRole('button')).toBeEnabled();
      await expect(notice).toContainText(messages.general.areaDown);
      await mend();
      await recovers(page, BEFORE);
      await drawnAs(request, 'before');
    });
  }

  test('throws where a drawn page is taken over: the area is loaded as any other', async ({
    page,
    request,
  }) => {
    await releaseFaulty(ADOPT);
    await drawnAs(request, 'after');
    await opened(page, AFTER);
    await page.getByRole('searchbox').fill('jazz');
    await expect(page).toHaveURL(/q=jazz/);
    await mend();
    await drawnAs(request, 'before');
  });
});

/** Emulated functions get a process more for each request that finds the others busy: every time more are asked at once, up to as many. */
const AT_ONCE_MAX = 40;

test('a manifest that can’t be read costs nothing where a build is known, and its pages’ HTML on a new instance', async ({
  page,
  request,
}) => {
  await releaseFaulty(NO_MANIFEST);
  let atOnce = 8;
  let bare = '';
  await expect
    .poll(async () => {
      atOnce = Math.min(atOnce + 4, AT_ONCE_MAX);
      const answers = await Promise.all(Array.from({ length: atOnce }, () => request.get('/explore')));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 200));
      bare = texts.find((text) => !text.includes(BEFORE)) ?? '';
      return bare;
    })
    .toContain('<div class="boot"');
  await page.route('/explore', (route) => route.fulfill({ body: bare, contentType: 'text/html' }));
  await page.goto('/explore');
  await expect(page.getByRole('alert').or(page.locator('h1')).first()).toBeVisible();
  await mend();
  // A process of the gate that nobody asked for long may know the build of a test before: that is what can be had of it meanwhile.
  await recovers(page, 'Hoy');
  await drawnAs(request, 'before');
});

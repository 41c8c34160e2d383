import type { Page } from '@playwright/test';
import { CATEGORIA_VISIBLE } from '@vidriera/domain/categoria/categoria';
import { messages } from '@vidriera/domain/messages/messages';
import { accessible, fits } from '../support/accessible.ts';
import { demoAccount, newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { publish } from '../support/items.ts';
import { watchTraffic } from '../support/quiet.ts';
import { takenOver } from '../support/taken-over.ts';
import { expect as expectSoon, test } from '../support/test.ts';

// On a busy machine a first request takes its time.
const expect = expectSoon.configure({ timeout: 45_000 });

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 740 } });

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Me gusta/ });
const likes = async (uid: string, field: string): Promise<string[]> =>
  ((await stored.db.doc(`user/${uid}`).get()).get(field) ?? []).map(({ id }: { id: string }) => id);

test('lists by category and by page; a like is kept', async ({ page, request }) => {
  const ana = await newAccount(request, 'personal');
  await signIn(page, ana, '/eventos');
  const cards = page.getByRole('main').getByRole('article');

  await test.step('more comes by pages, none twice', async () => {
    await expect(cards.first()).toBeVisible();
    const before = await cards.count();
    await page.getByRole('button', { name: 'Ver más' }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
    const titles = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    const details = titles.filter((href) => href?.startsWith('/eventos/'));
    expect(new Set(details).size).toBe(details.length);
  });

  await test.step('a category is chosen in the address, and left by pressing it again', async () => {
    const filter = page.getByRole('navigation', { name: 'Filtrar por categoría' });
    await filter.getByRole('link', { name: CATEGORIA_VISIBLE.Musica }).click();
    await expect(page).toHaveURL('/eventos?categoria=Musica');
    await expect(filter.getByRole('link', { name: CATEGORIA_VISIBLE.Musica })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(cards.first()).toContainText(CATEGORIA_VISIBLE.Musica);
    await accessible(page);
    await fits(page);
    await filter.getByRole('link', { name: CATEGORIA_VISIBLE.Musica }).click();
    await expect(page).toHaveURL('/eventos');
  });

  await test.step('a like is shown at once and stored; so is its end', async () => {
    await expect(hearts(page).first()).toBeEnabled();
    await hearts(page).first().click();
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => likes(ana.uid, 'eventLikes')).toHaveLength(1);
    await page.goto('/likes');
    await expect(cards).toHaveCount(1);
    await hearts(page).first().click();
    await expect.poll(() => likes(ana.uid, 'eventLikes')).toEqual([]);
    await page.reload();
    await expect(page.getByText('Todavía no te gustó ningún evento.')).toBeVisible();
    await accessible(page);
    await fits(page);
  });
});

test('what was liked, by kind, with what has ended apart', async ({ page, request }) => {
  const ana = await newAccount(request, 'personal');
  const owner = await newAccount(request, 'creador');
  const fechaExacta = new Date('2020-03-01T03:00:00Z');
  const event = await publish('evento', owner.uid, { titulo: 'La peña de ayer', fechaExacta });
  const link = await publish('link', owner.uid, { titulo: 'Una carta' });
  for (const item of [event, link])
    await expect.poll(async () => (await item.get()).get('visible')).toBe(true);
  await stored.db.doc(`user/${ana.uid}`).update({ eventLikes: [event], linksLikes: [link] });
  await signIn(page, ana, '/likes');
  const ended = page.getByRole('region', { name: 'Ya terminaron' });
  await expect(ended.getByRole('link', { name: 'La peña de ayer' })).toBeVisible();
  await expect(ended.getByText('YA FUE')).toBeVisible();
  await page.getByRole('link', { name: 'Links' }).click();
  await expect(page.getByRole('link', { name: 'Una carta' })).toHaveAttribute('href', 'https://ejemplo.com/');
  await accessible(page);
  await fits(page);
  await page.getByRole('link', { name: 'Cursos' }).first().click();
  await expect(page.getByText('Todavía no te gustó ningún curso.')).toBeVisible();
});

test('a link is liked where it is found, and kept', async ({ page, request }) => {
  const ana = await newAccount(request, 'personal');
  const { username } = demoAccount('creador');
  await page.goto(`/${username}?tab=links`);
  await takenOver(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(hearts(page), 'visitors came for the links').toHaveCount(0);

  await signIn(page, ana, `/${username}?tab=links`);
  await expect(hearts(page).first()).toBeEnabled();
  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => likes(ana.uid, 'linksLikes')).toHaveLength(1);
  await page.setViewportSize({ width: 360, height: 2000 }); // no link lies half beneath a bar
  await accessible(page);
  await fits(page);
});

test.describe('when the server fails', () => {
  test.use({
    expectedConsole: [
      [/status of (500|403)/, /@firebase\/firestore/, /ERR_FAILED/, /likes could not be read/],
      { scope: 'test' },
    ],
  });

  test('a like is taken back with a word', async ({ page, request }) => {
    const ana = await newAccount(request, 'personal');
    await signIn(page, ana, '/promos');
    await expect(hearts(page).first()).toBeEnabled();
    await page.route(/documents:commit/, (route) => route.abort());
    await hearts(page).first().click();
    await expect(page.getByText(messages.general.noConnection)).toBeVisible();
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
    expect(await likes(ana.uid, 'promosLikes')).toEqual([]);
  });

  test('each list says so in its own words, and tries again; empty ones too', async ({ page, request }) => {
    const ana = await newAccount(request, 'personal');
    await signIn(page, ana);
    await page.route('**/api/explore**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await takenOver(page);
    // A page that is opened at its address comes with what it shows.
    const goTo = async (strip: string) => {
      await page.getByRole('link', { name: 'Inicio', exact: true }).click();
      await page.getByRole('link', { name: `Ver todo: ${strip}` }).click();
    };
    for (const [strip, tipo] of [
      ['Lo que viene', 'evento'],
      ['Promos', 'promo'],
      ['Cursos', 'curso'],
    ] as const) {
      await goTo(strip);
      await expect(page.getByText(messages.list.notLoaded[tipo])).toBeVisible();
    }
    await accessible(page);
    await fits(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: messages.general.retry }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    const quiet = watchTraffic(page);
    await page.route('**/api/explore**', (route) => route.fulfill({ json: { items: [], cursor: null } }));
    for (const [strip, words] of [
      ['Lo que viene', messages.list.empty.evento],
      ['Promos', messages.list.empty.promo],
      ['Cursos', messages.list.empty.curso],
    ] as const) {
      await goTo(strip);
      await expect(page.getByText(words)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Inicio', exact: true }).click();
    await expect(page.getByText(messages.list.noPromos)).toBeVisible();
    await quiet(); // what /all asks for late would fail too
    await page.unrouteAll();
    await page.route(/documents:batchGet/, (route) => route.abort());
    await page.goto('/likes');
    await expect(page.getByText(messages.list.dataNotLoaded)).toBeVisible();
  });
});

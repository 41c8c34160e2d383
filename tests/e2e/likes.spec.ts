import type { Page } from '@playwright/test';
import { CATEGORIA_VISIBLE } from '@vidriera/domain/categoria/categoria';
import { messages } from '@vidriera/domain/messages/messages';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { demoAccount, newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { writeItem } from '../support/items.ts';
import { pressRetry } from '../support/press-retry.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

test.use({ viewport: { width: 360, height: 740 } });

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Me gusta/ });
const likes = async (uid: string, field: string): Promise<string[]> =>
  ((await stored.db.doc(`user/${uid}`).get()).get(field) ?? []).map(({ id }: { id: string }) => id);

test('lists filter by category and load pages; likes persist', async ({ page }) => {
  const ana = await newAccount('personal');
  await signIn(page, ana, '/eventos');
  const cards = page.getByRole('main').getByRole('article');

  await test.step('pages load more items without duplicates', async () => {
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

  await test.step('a category is kept in the address, and a second press clears it', async () => {
    const filter = page.getByRole('navigation', { name: 'Filtrar por categoría' });
    await filter.getByRole('link', { name: CATEGORIA_VISIBLE.Musica }).click();
    await expect(page).toHaveURL('/eventos?categoria=Musica');
    await expect(filter.getByRole('link', { name: CATEGORIA_VISIBLE.Musica })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(cards.first()).toContainText(CATEGORIA_VISIBLE.Musica);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await filter.getByRole('link', { name: CATEGORIA_VISIBLE.Musica }).click();
    await expect(page).toHaveURL('/eventos');
  });

  await test.step('a like and its removal are shown at once and stored', async () => {
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
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
});

test('likes are grouped by kind, with past items separate', async ({ page }) => {
  const ana = await newAccount('personal');
  const owner = await newAccount('creador');
  const fechaExacta = new Date('2020-03-01T03:00:00Z');
  const event = await writeItem('evento', owner.uid, { titulo: 'La peña de ayer', fechaExacta });
  const link = await writeItem('link', owner.uid, { titulo: 'Una carta' });
  for (const item of [event, link])
    await expect.poll(async () => (await item.get()).get('visible')).toBe(true);
  await stored.db.doc(`user/${ana.uid}`).update({ eventLikes: [event], linksLikes: [link] });
  await signIn(page, ana, '/likes');
  const ended = page.getByRole('region', { name: 'Ya terminaron' });
  await expect(ended.getByRole('link', { name: 'La peña de ayer' })).toBeVisible();
  await expect(ended.getByText('YA FUE')).toBeVisible();
  await page.getByRole('link', { name: 'Links' }).click();
  await expect(page.getByRole('link', { name: 'Una carta' })).toHaveAttribute('href', 'https://ejemplo.com/');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Cursos' }).first().click();
  await expect(page.getByText('Todavía no te gustó ningún curso.')).toBeVisible();
});

test('a link can be liked on a profile', async ({ page }) => {
  const ana = await newAccount('personal');
  const { username } = demoAccount('creador');
  await page.goto(`/${username}?tab=links`);
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(hearts(page), 'visitors came for the links').toHaveCount(0);

  await signIn(page, ana, `/${username}?tab=links`);
  await expect(hearts(page).first()).toBeEnabled();
  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => likes(ana.uid, 'linksLikes')).toHaveLength(1);
  await page.setViewportSize({ width: 360, height: 2000 }); // no bar covers a link
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test.describe('with a failing server', () => {
  test.use({
    expectedConsole: [
      [/status of (500|403)/, /@firebase\/firestore/, /ERR_FAILED/, /likes could not be read/],
      { scope: 'test' },
    ],
  });

  test('a like is undone with a message', async ({ page }) => {
    const ana = await newAccount('personal');
    await signIn(page, ana, '/promos');
    await expect(hearts(page).first()).toBeEnabled();
    await page.route(/documents:commit/, (route) => route.abort());
    await hearts(page).first().click();
    await expectToast(page, messages.general.noConnection);
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
    expect(await likes(ana.uid, 'promosLikes')).toEqual([]);
  });

  test('each list shows its own error and retries, even an empty one', async ({ page }) => {
    const ana = await newAccount('personal');
    await signIn(page, ana);
    await page.route('**/api/explore**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await waitForHydration(page);
    // An address opens with its server-rendered content.
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
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.unrouteAll();
    await pressRetry(page);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    const quiet = watchTraffic(page);
    await page.route('**/api/explore**', (route) => route.fulfill({ json: { items: [], cursor: null } }));
    // The courses were just read: their answer is reused for five seconds.
    for (const [strip, words] of [
      ['Lo que viene', messages.list.empty.evento],
      ['Promos', messages.list.empty.promo],
    ] as const) {
      await goTo(strip);
      await expect(page.getByText(words)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Inicio', exact: true }).click();
    await expect(page.getByText(messages.list.noPromos)).toBeVisible();
    await quiet(); // later requests of /all would fail too
    await page.unrouteAll();
    await page.route(/documents:batchGet/, (route) => route.abort());
    await page.goto('/likes');
    await expect(page.getByText(messages.list.dataNotLoaded)).toBeVisible();
  });
});

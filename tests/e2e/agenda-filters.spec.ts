import type { Page } from '@playwright/test';
import { apiPaths } from '@vidriera/domain/api/api';
import { daysSchema, pageSchema } from '@vidriera/domain/api/schema';
import { agendaDia } from '@vidriera/domain/evento/occurrence';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

/** Returns the number of each date on a page, by address. */
async function countsOn(page: Page, address: string): Promise<Map<string, number>> {
  await page.goto(address);
  const dates = page.getByRole('navigation', { name: 'Fecha' }).locator('a:has(small)');
  return new Map(
    await dates.evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('href') ?? '',
        Number(link.querySelector('small')?.textContent),
      ]),
    ),
  );
}

/** Returns how many events an address lists, and opens its page if asked: it shows the first of them. */
async function eventsOn(page: Page, address: string, isOpened: boolean): Promise<number> {
  const { pathname, search } = new URL(address, 'http://site');
  const query = new URLSearchParams(search);
  query.set('tipo', 'evento');
  query.set('limit', '48');
  const [, place] = /^\/explore\/en\/(.+)/.exec(pathname) ?? [];
  if (place) query.set('en', place);
  const { items, cursor } = pageSchema.parse(
    await (await page.request.get(`${apiPaths.explore}?${query}`)).json(),
  );
  expect(cursor, 'a day fits a page').toBeNull();
  if (!isOpened) return items.length;
  await page.goto(address);
  const shown = page.getByRole('region', { name: 'Eventos', exact: true }).getByRole('article');
  if (items.length > 0) await expect(shown.first()).toBeVisible();
  else await expect(shown).toHaveCount(0);
  return items.length;
}

const isEvent = (card: { tipo: string }): card is CardOf<'evento'> => card.tipo === 'evento';

test('a chosen day shows its events', async ({ page, request }) => {
  const { dias } = daysSchema.parse(await (await request.get(apiPaths.days)).json());
  const { dia = '' } = dias.slice(2).find(({ cantidad }) => cantidad > 0) ?? {};
  expect(dia, 'a day of the demonstration with something on').not.toBe('');
  await page.goto('/explore');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Elegir día' }).click();
  await page.locator(`#dias a[href="/explore?desde=${dia}"]`).click();
  await expect(page).toHaveURL(`/explore?desde=${dia}`);
  await expect(page.locator('#dias')).toBeHidden();
  const requested = `${apiPaths.explore}?tipo=evento&desde=${dia}&limit=48`;
  const { items } = pageSchema.parse(await (await request.get(requested)).json());
  for (const card of items.filter(isEvent)) expect(agendaDia(card.proximaFecha ?? '', card)).toBe(dia);
  const events = page.getByRole('region', { name: 'Eventos', exact: true });
  await expect(events.getByRole('article').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [
    '/explore',
    '/explore?categoria=Musica',
    '/explore/en/buenos-aires',
    '/explore?q=tango',
  ]) {
    test(`${address}: each date says how many events it lists`, async ({ page }) => {
      let counts = await countsOn(page, address);
      expect(counts.size).toBe(2 + 14);
      for (const [nth, href] of [...counts.keys()].entries())
        await expect(async () => {
          try {
            expect(await eventsOn(page, href, nth < 3), href).toBe(counts.get(href));
          } catch (difference) {
            counts = await countsOn(page, address); // other tests publish meanwhile
            throw difference;
          }
        }).toPass();
    });
  }

  test('a typo in a creator’s name still offers their profile, above the results', async ({ page }) => {
    await page.goto('/explore?q=milnoga+del+sur');
    await page.getByRole('navigation', { name: 'Perfiles' }).getByRole('link').click();
    await expect(page).toHaveURL('/milongadelsur');
  });

  test('custom dates and a price are set by a form and kept in the address', async ({ page }) => {
    await page.goto('/explore');
    await page.getByRole('link', { name: 'Filtros' }).click();
    await page.getByLabel('Precio').selectOption('gratis');
    await page.getByLabel('Modalidad').selectOption('Presencial');
    await page.getByRole('button', { name: 'Ver la agenda' }).click();
    await expect(page).toHaveURL(/\/explore\?.*precio=gratis.*modalidad=Presencial/);
    await expect(page.getByRole('heading', { name: /resultados? gratis, presencial$/ })).toBeVisible();
    const prices = await page.getByRole('article').getByText('Gratis', { exact: true }).count();
    expect(prices).toBe(await page.getByRole('article').count());
  });
});

test('items without a date have their own address', async ({ page }) => {
  await page.goto('/explore?fecha=sin-fecha');
  await waitForHydration(page);
  const results = page.getByRole('region', { name: /sin fecha$/ });
  await expect(results).toBeVisible();
  await expect(results.getByText(messages.list.noResults)).toHaveCount(0);
});

test('a range beyond the agenda is rejected with a message', async ({ page }) => {
  test.info().annotations.push({ type: 'expected', description: '400 of the API' });
  const answer = await page.goto('/explore?desde=2099-01-01&hasta=2099-01-05');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(messages.list.notLoaded.evento)).toBeVisible();
});

import { apiPaths } from 'domain/api/api';
import { daysSchema, pageSchema } from 'domain/api/schema';
import { agendaDia } from 'domain/evento/occurrence';
import type { CardOf } from 'domain/item/wire-schema';
import { messages } from 'domain/messages/messages';
import { takenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';

const isEvent = (card: { tipo: string }): card is CardOf<'evento'> => card.tipo === 'evento';

test('the strip says how many events a day has, and the day shows just those', async ({ page, request }) => {
  const { dias } = daysSchema.parse(await (await request.get(apiPaths.days)).json());
  const busy = dias.slice(2).find(({ cantidad }) => cantidad > 0);
  expect(busy, 'a day of the demonstration with something on').toBeDefined();
  const { dia = '', cantidad = 0 } = busy ?? {};
  await page.goto('/explore');
  await takenOver(page);
  const strip = page.getByRole('navigation', { name: 'Fecha' });
  await strip.locator(`a[href="/explore?desde=${dia}"]`).click();
  await expect(page).toHaveURL(`/explore?desde=${dia}`);
  const events = page.getByRole('region', { name: 'Eventos', exact: true });
  const asked = `${apiPaths.explore}?tipo=evento&desde=${dia}&limit=48`;
  const { items } = pageSchema.parse(await (await request.get(asked)).json());
  expect(items.reduce((sum, card) => sum + 1 + ('otros' in card ? (card.otros ?? 0) : 0), 0)).toBe(cantidad);
  for (const card of items.filter(isEvent)) expect(agendaDia(card.proximaFecha ?? '', card)).toBe(dia);
  await expect(events.getByRole('article').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a slip in a creator’s name still offers their profile, above what is found', async ({ page }) => {
    await page.goto('/explore?q=milnoga+del+sur');
    await page.getByRole('navigation', { name: 'Perfiles' }).getByRole('link').click();
    await expect(page).toHaveURL('/milongadelsur');
  });

  test('days of one’s own and a price are asked for by a form, and stand in the address', async ({
    page,
  }) => {
    await page.goto('/explore');
    await page.getByRole('link', { name: 'Más filtros' }).click();
    await page.getByLabel('Precio').selectOption('gratis');
    await page.getByLabel('Modalidad').selectOption('Presencial');
    await page.getByRole('button', { name: 'Ver la agenda' }).click();
    await expect(page).toHaveURL(/\/explore\?.*precio=gratis.*modalidad=Presencial/);
    await expect(page.getByRole('heading', { name: /resultados? gratis, presencial$/ })).toBeVisible();
    const prices = await page.getByRole('article').getByText('Gratis', { exact: true }).count();
    expect(prices).toBe(await page.getByRole('article').count());
  });
});

test('what has no date has an address of its own', async ({ page }) => {
  await page.goto('/explore?fecha=sin-fecha');
  await takenOver(page);
  const results = page.getByRole('region', { name: /sin fecha$/ });
  await expect(results).toBeVisible();
  await expect(results.getByText(messages.list.noResults)).toHaveCount(0);
});

test('a range further off than the agenda reaches is refused in words', async ({ page }) => {
  test.info().annotations.push({ type: 'expected', description: '400 of the API' });
  const answer = await page.goto('/explore?desde=2099-01-01&hasta=2099-01-05');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(messages.list.notLoaded.evento)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { apiPaths } from '@vidriera/domain/api/api';
import { pageSchema } from '@vidriera/domain/api/schema';
import { messages } from '@vidriera/domain/messages/messages';
import { open } from '../support/open.ts';
import { pressRetry } from '../support/press-retry.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const field = (page: Page) => page.getByRole('search').getByLabel(/^Buscar/);
const events = (page: Page) => page.getByRole('region', { name: 'Eventos', exact: true });
const cards = (page: Page) => events(page).getByRole('article');

test('a search ignores accents and plurals, updates while typing, and has a shareable address', async ({
  page,
  visitor,
}) => {
  await open(page, '/explore');
  await field(page).pressSequentially('milongas domingo', { delay: 40 });
  await expect(page).toHaveURL('/explore?q=milongas+domingo');
  await expect(page.getByRole('link', { name: /Domingo de mate y milonga/ }).first()).toBeVisible();
  await expect(field(page)).toHaveValue('milongas domingo');
  await expect(field(page)).toBeFocused();

  await open(visitor, page.url());
  await expect(field(visitor)).toHaveValue('milongas domingo');
  await expect(visitor.getByRole('link', { name: /Domingo de mate y milonga/ }).first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/explore');
  await expect(field(page)).toHaveValue('');

  await field(page).fill('musica');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/explore?q=musica#agenda');
  const music = page.getByRole('article').filter({ hasText: 'Música' });
  await expect(music.first()).toBeVisible();
});

test('text, category and date combine in the address', async ({ page, request }) => {
  await open(page, '/explore');
  await page.getByRole('link', { name: 'Música', exact: true }).click();
  await expect(page).toHaveURL('/explore?categoria=Musica');
  await page.getByRole('button', { name: 'Elegir día' }).click();
  await page.getByRole('link', { name: 'Este mes' }).click();
  await expect(page).toHaveURL('/explore?categoria=Musica&fecha=mes');
  await expect(page.getByRole('link', { name: 'Sin fecha' })).toBeHidden();
  await field(page).fill('sa');
  await expect(page).toHaveURL('/explore?q=sa&categoria=Musica&fecha=mes');
  const answer = await request.get(`${apiPaths.explore}?tipo=evento&q=sa&categoria=Musica&fecha=mes&limit=8`);
  const { items } = pageSchema.parse(await answer.json());
  expect(items.length).toBeGreaterThan(0);
  // The page groups by day; the search sorts by relevance.
  const titles = async () => (await cards(page).getByRole('heading').allTextContents()).sort();
  await expect.poll(titles).toEqual(items.map(({ titulo }) => titulo).sort());
  await page.goBack();
  await expect(page).toHaveURL('/explore?categoria=Musica&fecha=mes');
  await expect(field(page)).toHaveValue('');
});

test('a late older answer does not overwrite a newer one', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route(/\/api\/explore\?.*q=milonga&/, async (route) => {
    const response = await route.fetch();
    await late.promise;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await open(page, '/explore');
  await field(page).fill('milonga');
  await expect(page.locator('#agenda')).toHaveAttribute('aria-busy', 'true');
  await field(page).pressSequentially(' dia');
  await expect(page).toHaveURL('/explore?q=milonga+dia');
  await expect(page.getByText(/resultados? para «milonga dia»$/)).toBeVisible();
  late.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await page.waitForTimeout(500); // a missing event cannot be awaited
  await expect(page.getByText(/resultados? para «milonga dia»$/)).toBeVisible();
  await expect(field(page)).toHaveValue('milonga dia');
});

test('a section loads more pages and keeps them in the address', async ({ page }) => {
  await open(page, '/explore?categoria=Musica');
  await expect(cards(page)).toHaveCount(8);
  await page.getByRole('link', { name: 'Ver más eventos' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(8);
  await expect(page).toHaveURL('/explore?categoria=Musica&eventos=2');
  const ninth = cards(page).nth(8).getByRole('heading').getByRole('link');
  await expect(ninth).toBeFocused();
  const titles = await cards(page).getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
});

test('the results have one title, a count, and one link to clear them', async ({ page }) => {
  await open(page, '/explore?q=sa&categoria=Musica&fecha=mes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Argentina: «sa», Música, este mes');
  const heading = page.locator('#agenda').getByRole('heading', { name: /resultado/ });
  await expect(heading).toHaveText(/^\d+ resultados? para «sa» en Música, este mes$/);
  const all = page.locator('#agenda').getByRole('article');
  expect(Number.parseInt((await heading.textContent()) ?? '', 10)).toBe(await all.count());
  await page.getByRole('link', { name: 'Borrar filtros' }).click();
  await expect(page).toHaveURL('/explore#agenda');
  await expect(field(page)).toHaveValue('');
  await expect(page.locator('#agenda')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Borrar filtros' })).toHaveCount(0);
});

test('today comes first, then tomorrow, the weekend and the rest, without duplicates', async ({ page }) => {
  await open(page, '/explore?eventos=3');
  const parts = ['Esta noche', 'Hoy', 'Mañana', 'Este fin de semana', 'Más eventos'];
  const headings = await page.locator('#agenda h2').allTextContents();
  const there = parts.filter((name) => headings.includes(name));
  expect(headings.filter((name) => parts.includes(name))).toEqual(there);
  // Late at night, nothing may be left today.
  expect(['Esta noche', 'Hoy', 'Mañana']).toContain(there.at(0));
  expect(there.at(-1)).toBe('Más eventos');
  const shown = async (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .getByRole('article')
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
  const ids = (await Promise.all(there.map(shown))).flat();
  expect(new Set(ids).size).toBe(ids.length);
  const all = page
    .getByRole('link', { name: /^Ver todo (?:lo de (?:hoy|mañana|esta noche)|el finde)$/ })
    .first();
  const address = (await all.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/explore\?fecha=(?:hoy|manana|finde)#agenda$/);
  await all.click();
  await expect(page).toHaveURL(address);
  await expect(
    page.getByRole('heading', { name: /resultados (?:hoy|mañana|esta noche|este fin de semana)$/ }),
  ).toBeInViewport();
});

test('a deep link opens two pages, an invalid one the first', async ({ page }) => {
  await open(page, '/explore?categoria=Musica&eventos=2');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(8);
  for (const eventos of ['0', '-1', 'dos', '1e99', '99999999999999999999', 'NaN']) {
    await open(page, `/explore?categoria=Musica&eventos=${eventos}`);
    await expect(cards(page)).toHaveCount(8);
  }
});

test('invalid addresses and searches cause no error and run no script', async ({ page }) => {
  let alerted = false;
  page.on('dialog', (dialog) => {
    alerted = true;
    void dialog.dismiss();
  });
  for (const query of [
    `q=${'a'.repeat(3_000)}`,
    'q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    'q=javascript:alert(1)&categoria=javascript:alert(1)&fecha=ayer',
    'q=%F0%9F%8E%89%20%D7%A9%D7%9C%D7%95%D7%9D&q=otra&&&=',
    'categoria[]=Musica&fecha[$ne]=1&__proto__=1&eventos[]=2',
    'q=%01%EF%BF%BF',
  ]) {
    await open(page, `/explore?${query}`);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, query).toBeLessThanOrEqual(0);
  }
  expect(alerted).toBe(false);
  await open(page, '/explore');
  await field(page).fill('x'.repeat(10_000));
  await expect(page).toHaveURL(`/explore?q=${'x'.repeat(100)}`);
  await expect(page.getByText(messages.list.noResults)).toBeVisible();
});

test('a search without letters or digits shows that nothing was found', async ({ page }) => {
  for (const q of ['%', '🎉', '...']) {
    await open(page, `/explore?${new URLSearchParams({ q })}`);
    await expect(page.getByText(messages.list.noResults)).toBeVisible();
    await expect(page.getByRole('heading', { name: `Sin resultados para «${q}»` })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  }
});

test.describe('with the API down', () => {
  test.use({ expectedConsole: [[/status of 50\d/, /ERR_FAILED/], { scope: 'test' }] });

  test('each section shows an error and recovers on retry', async ({ page }) => {
    await open(page, '/explore');
    await page.route('**/api/explore**', (route) => route.fulfill({ status: 500, body: 'x' }));
    await page.getByRole('link', { name: 'Teatro', exact: true }).click();
    for (const words of Object.values(messages.list.notLoaded)) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await page.unroute('**/api/explore**');
    await pressRetry(page);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.route('**/api/explore**', (route) => route.abort());
    await page.getByRole('link', { name: 'Ver más eventos' }).click();
    await expect(page.getByText(messages.general.noConnection)).toBeVisible();
    await page.unroute('**/api/explore**');
    await page.getByRole('link', { name: 'Ver más eventos' }).click();
    await expect(cards(page).nth(8)).toBeVisible();
  });
});

test('the categories scroll by 80 % of their width, also by keyboard, and mark their ends', async ({
  page,
}) => {
  await open(page, '/explore');
  const carousel = page.getByRole('region', { name: 'Categorías' });
  const row = carousel.getByRole('list');
  const [previous, next] = [
    carousel.getByRole('button', { name: 'Anterior' }),
    carousel.getByRole('button', { name: 'Siguiente' }),
  ];
  await expect(previous).toBeDisabled();
  const width = await row.evaluate((list) => list.clientWidth);
  await next.click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(width * 0.5);
  expect(await row.evaluate((list) => list.scrollLeft)).toBeLessThanOrEqual(width * 0.8 + 60);
  await expect(previous).toBeEnabled();
  await row.focus();
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(next).toBeDisabled();
});

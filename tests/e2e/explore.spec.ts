import type { Page } from '@playwright/test';
import { apiPaths } from '@vidriera/domain/api/api';
import { pageSchema } from '@vidriera/domain/api/schema';
import { messages } from '@vidriera/domain/messages/messages';
import { open } from '../support/open.ts';
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
  await field(page).pressSequentially('milongas gran', { delay: 40 });
  await expect(page).toHaveURL('/explore?q=milongas+gran');
  await expect(page.getByRole('link', { name: /Gran milonga de fin de mes/ }).first()).toBeVisible();
  await expect(field(page)).toHaveValue('milongas gran');
  await expect(field(page)).toBeFocused();

  await open(visitor, page.url());
  await expect(field(visitor)).toHaveValue('milongas gran');
  await expect(visitor.getByRole('link', { name: /Gran milonga de fin de mes/ }).first()).toBeVisible();

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

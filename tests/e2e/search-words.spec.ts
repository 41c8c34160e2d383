import type { Page } from '@playwright/test';
import { apiPaths } from '@vidriera/domain/api/api';
import { pageSchema } from '@vidriera/domain/api/schema';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Other tests cover the rest of the page. */
const FORM = 'form[role="search"]';

test.use({ viewport: { width: 360, height: 740 } });

const field = (page: Page) => page.getByRole('search').getByLabel(/^Buscar/);
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('vidriera.busquedas'));

test.beforeEach(async ({ page }) => {
  await open(page, '/explore');
});

test('a typo is corrected, and a suggestion leads to its detail', async ({ page }) => {
  await field(page).pressSequentially('milnoga');
  await option(page, /^Gran milonga de fin de mes/).click();
  await expect(page).toHaveURL(/\/explore\/evento\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gran milonga de fin de mes');
});

test('a creator’s name leads to their profile by keyboard', async ({ page }) => {
  await field(page).pressSequentially('milonga del s');
  await expect(page.getByRole('option').first()).toHaveText(/@milongadelsur$/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/milongadelsur');
});

const cards = (page: Page) => page.locator('#agenda article').getByRole('heading').getByRole('link');

test('words of descriptions and creators’ texts find their items', async ({ page }) => {
  for (const [q, title] of [
    ['troilo', 'Orquesta La Porfiada, en vivo'],
    ['ABRAZOS', 'Práctica para principiantes'],
    ['pinotea', 'Domingo de mate y milonga'],
    ['tango', 'Domingo de mate y milonga'],
    ['milonga zapatos', 'Domingo de mate y milonga'],
  ] as const) {
    await open(page, `/explore?q=${q}`);
    await expect(cards(page).filter({ hasText: title }).first(), q).toBeVisible();
  }
});

test('a place in the search filters the list, with or without accents', async ({ page }) => {
  await open(page, '/explore?q=musica en rosario');
  await expect(cards(page).first()).toHaveText('Música para bebés');
  await expect(page.locator('#agenda article').filter({ hasText: 'Peña Doña Rosario' })).toHaveCount(0);
  await open(page, '/explore?q=música en tucumán');
  await expect(
    page.locator('#agenda article').filter({ hasText: 'Peña Doña Rosario' }).first(),
  ).toBeVisible();
});

test('a corrected typo is shown with links to both searches', async ({ page }) => {
  await open(page, '/explore?q=milnga');
  const correction = page.getByText(/^Quisiste decir/);
  await expect(correction).toHaveText('Quisiste decir «milonga». Buscar «milnga» tal cual');
  await expect(cards(page).filter({ hasText: 'Domingo de mate y milonga' }).first()).toBeVisible();
  await expectAccessible(page, '#agenda');
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Buscar «milnga» tal cual' }).click();
  await expect(page).toHaveURL(/\?q=milnga&literal=1/);
  await expect(page.getByRole('heading', { name: 'Sin resultados para «milnga»' })).toBeVisible();
  await field(page).pressSequentially('s');
  await expect(page).not.toHaveURL(/literal/);
  await page.goBack();
  await open(page, '/explore?q=milnga');
  await page.getByRole('link', { name: '«milonga»', exact: true }).click();
  await expect(page).toHaveURL(/\?q=milonga(#|$)/);
  await expect(correction).toHaveCount(0);
});

test('a date in words is a chip that takes it away', async ({ page }) => {
  await open(page, '/explore?q=qué hacer el finde');
  const read = page.getByText(/^Buscamos por fecha/);
  await expect(read).toContainText('Buscar «qué hacer el finde» tal cual');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(/^Quisiste decir/)).toHaveCount(0);
  await expectAccessible(page, '#agenda');
  await expectNoOverflow(page);
  const chip = page.getByRole('navigation', { name: 'Fecha' }).locator('[aria-current=true]');
  await chip.click();
  await expect(page).toHaveURL(/\/explore(#|$)/);
  await expect(read).toHaveCount(0);
  await open(page, '/explore?q=clases a la mañana');
  await expect(page.getByRole('heading', { name: /resultado/ })).toBeVisible();
  await expect(read).toHaveCount(0);
});

test('a suggested event is among the list’s results', async ({ page, request }) => {
  for (const q of ['milonga', 'teatro cordoba', 'recital']) {
    await open(page, '/explore');
    await field(page).pressSequentially(q);
    await expect(page).toHaveURL(new RegExp(`q=${q.replace(' ', '\\+')}`));
    const query = new URLSearchParams({ tipo: 'evento', limit: '48', q });
    const { items } = pageSchema.parse(await (await request.get(`${apiPaths.explore}?${query}`)).json());
    const listed = items.map(({ id }) => id);
    const suggested = page.getByRole('option').filter({ hasText: /Evento$/ });
    // The suggestions of the text's beginning stay until its own are there.
    await expect(async () => {
      const href = (await suggested.first().getAttribute('href', { timeout: 1000 })) ?? '';
      expect(listed).toContain(href.split('/').at(-1));
    }).toPass();
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the suggestions fit below the field and close on Escape', async ({ page }) => {
      await field(page).pressSequentially('milonga');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page, FORM);
      const list = await page.getByRole('listbox').boundingBox();
      const bar = await field(page).boundingBox();
      expect(list?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(field(page)).toHaveValue('milonga');
    });
  });
}

test('searches are remembered in the browser, repeated, and removed', async ({ page }) => {
  await field(page).fill('jazz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=jazz/);
  await field(page).fill('tango');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=tango/);
  await expect.poll(() => kept(page)).toBe('["tango","jazz"]');

  await open(page, '/explore');
  await field(page).focus();
  await expect(page.getByRole('option')).toHaveText(['tango', 'jazz']);
  await expectAccessible(page, FORM);
  await option(page, 'jazz').click();
  await expect(page).toHaveURL(/\?q=jazz/);
  await expect(field(page)).toHaveValue('jazz');
  await expect(page.locator('#agenda')).toBeFocused();

  await field(page).fill('');
  await page.getByRole('button', { name: 'Quitar «tango» de tus búsquedas' }).click();
  await expect(page.getByRole('option')).toHaveText(['jazz']);
  await expect(field(page)).toBeFocused();
  await expect.poll(() => kept(page)).toBe('["jazz"]');
});

import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** Other tests cover the rest of the page. */
const FORM = 'form[role="search"]';

test.use({ viewport: { width: 360, height: 740 } });

const field = (page: Page) => page.getByRole('search').getByLabel(/^Buscar/);

test.beforeEach(async ({ page }) => {
  await open(page, '/explore');
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

test('a corrected typo is shown with links to both searches', async ({ page }) => {
  await open(page, '/explore?q=milnga');
  const correction = page.getByText(/^Mostramos/);
  await expect(correction).toHaveText('Mostramos «milonga». Buscar «milnga» tal cual');
  await expect(cards(page).filter({ hasText: 'Gran milonga de fin de mes' }).first()).toBeVisible();
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

test('a date in words is a chip that takes it away', async ({ page }) => {
  await open(page, '/explore?q=qué hacer el finde');
  const read = page.getByText(/^Buscamos por fecha/);
  await expect(read).toContainText('Buscar «qué hacer el finde» tal cual');
  await expect(page.locator('#agenda').getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^Mostramos/)).toHaveCount(0);
  await expectAccessible(page, '#agenda');
  await expectNoOverflow(page);
  const chip = page.getByRole('navigation', { name: 'Fecha' }).locator('[aria-current=true]');
  await chip.click();
  await expect(page).toHaveURL(/\/explore(#|$)/);
  await expect(read).toHaveCount(0);
  await open(page, '/explore?q=clases a la mañana');
  await expect(page.getByRole('heading', { name: /\d (?:evento|curso|promo)/ })).toBeVisible();
  await expect(read).toHaveCount(0);
});

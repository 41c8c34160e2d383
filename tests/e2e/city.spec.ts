import type { Page } from '@playwright/test';
import { NO_SUCH_PLACE } from '@vidriera/domain/localidad/schema';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const chip = (page: Page) => page.getByTitle('Cambiar de ciudad');
const dialog = (page: Page) => page.getByRole('dialog', { name: '¿En qué ciudad?' });
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('vidriera.ciudad'));
const SALTA = { latitude: -24.785912, longitude: -65.411723 };

async function locate(page: Page): Promise<void> {
  await chip(page).click();
  await dialog(page).getByRole('button', { name: 'Usar mi ubicación' }).click();
}

test('a city is chosen, remembered, linked from explore, and forgotten', async ({ page, visitor }) => {
  await open(page, '/explore');
  // After midnight nothing may be left of today.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[A-ZÉ].* en Argentina$/);
  await chip(page).click();
  const cities = dialog(page).getByRole('region', { name: 'Ciudades con algo por venir' });
  await expect(cities.getByRole('button', { name: 'Rosario' })).toBeVisible();
  const field = dialog(page).getByRole('combobox', { name: 'Ciudad o barrio' });
  await field.fill('rosari');
  await expect(dialog(page).getByRole('option', { name: 'Rosario, Santa Fe' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await field.press('Enter');
  await expect(page).toHaveURL('/explore/en/rosario');
  await expect(chip(page)).toContainText('Rosario');
  await expect(page).toHaveTitle(/^Qué hacer en Rosario/);
  expect(await remembered(page)).toBe('rosario');

  await page.getByRole('link', { name: 'Música', exact: true }).click();
  await expect(page).toHaveURL('/explore/en/rosario?categoria=Musica');
  await page.getByRole('searchbox').fill('jazz');
  await expect(page).toHaveURL('/explore/en/rosario?q=jazz&categoria=Musica');

  await page.goto('/');
  await page.goto('/explore');
  await expect(page).toHaveURL('/explore/en/rosario');
  await page.goto('/explore?categoria=Musica');
  await expect(chip(page)).toContainText('Argentina');
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await expect(page).toHaveURL('/explore?categoria=Musica');

  await open(visitor, '/explore/en/rosario');
  expect(await remembered(visitor)).toBeNull();

  await open(page, '/explore/en/rosario');
  await chip(page).click();
  await dialog(page).getByRole('button', { name: 'Toda la Argentina' }).click();
  await expect(page).toHaveURL('/explore');
  expect(await remembered(page)).toBeNull();
  await page.reload();
  await expect(chip(page)).toHaveText('Argentina');
  await expect(page).toHaveURL('/explore');
});

test.describe('a position', () => {
  test('is allowed: leads to its zona, and is sent in no request', async ({ page, context }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`));
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(SALTA);
    await open(page, '/explore');
    await locate(page);
    await expect(page).toHaveURL('/explore/en/salta');
    expect(await remembered(page)).toBe('salta');
    const near = page.getByRole('button', { name: 'Quitar «Cerca primero»' });
    await expectAccessible(page);
    await near.click();
    await expect(near).toHaveCount(0);
    await page.reload();
    await expect(page).toHaveURL('/explore/en/salta');
    expect(requested.filter((text) => /24[.,]7|65[.,]4/.test(text))).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toMatch(/24[.,]7|65[.,]4/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a city has its own page with title, canonical address and content', async ({ page }) => {
    const answer = await page.goto('/explore/en/Rosario?igsh=1');
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['set-cookie']).toBeUndefined();
    await expect(page).toHaveTitle('Qué hacer en Rosario: eventos, cursos y promos · Vidriera');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/explore\/en\/rosario$/);
    const [list] = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')[
      '@graph'
    ];
    expect(list).toMatchObject({ '@type': 'ItemList', name: 'Qué hacer en Rosario' });
    const shown = await page.getByRole('article').count();
    expect(shown).toBeGreaterThan(0);
    expect(list.itemListElement).toHaveLength(Math.min(10, shown)); // as many as announced
    await page.getByRole('button', { name: 'Elegir día' }).click();
    await page.getByRole('link', { name: 'Este mes' }).click();
    await expect(page).toHaveURL('/explore/en/rosario?fecha=mes');
  });

  test.describe('an unknown place', () => {
    test.use({ expectedConsole: [/404/] });
    test('is a 404 with a link to continue', async ({ page }) => {
      const answer = await page.goto('/explore/en/atlantida');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NO_SUCH_PLACE);
      await page.getByRole('alert').getByRole('link').click();
      await expect(page).toHaveURL('/explore');
    });
  });
});

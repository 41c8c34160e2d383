import type { Page } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { CLAIMS_KEY, SEATS_KEY } from '@vidriera/kit/going/stored-keys';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount } from '../support/accounts.ts';
import { claimOf, claimPromo, code, newPromo, TITULO, VIEWPORT } from '../support/counter.ts';
import { keptForReload } from '../support/door.ts';
import { newEvent, partyOf, press, say, standing } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

test.use({
  viewport: VIEWPORT,
  serviceWorkers: 'allow',
  expectedConsole: [
    [/ERR_INTERNET_DISCONNECTED/, /status of 503/, /firestore.*(RPC_ERROR|RestConnection)/],
    { scope: 'test' },
  ],
});

const privateTexts = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [CLAIMS_KEY, SEATS_KEY]);

test('a phone opens its seats and promos without a signal, with the hour, and not after sign-out', async ({
  page,
  context,
}) => {
  const [{ promo }, { evento, titulo, path }] = [await newPromo(), await newEvent({ aforo: 3 })];
  const ana = await newAccount('personal');
  await claimPromo(page, promo.id, ana);
  await keptForReload(page, '/mis-promos');
  await page.goto(path);
  await press(page);
  await say(page, 'Voy');
  await expect(standing(page, 'Vas: 1 lugar')).toBeVisible();
  await page.goto('/mis-lugares');
  await expect(page.getByRole('region', { name: 'Vas' })).toContainText(titulo);
  await keptForReload(page, '/mis-lugares');

  await test.step('without a signal', async () => {
    await context.setOffline(true);
    await page.goto('/perfil/editar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.general.noConnection);
    await page.getByRole('link', { name: 'Mis reservas' }).click();
    await expect(page.getByText(/^No pudimos leer tus lugares ahora\. Así estaban hoy, /)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Vas' })).toContainText(titulo);
    await page.goto(`/mis-promos?promo=${promo.id}`);
    const drawing = () => code(page).locator('path').getAttribute('d');
    await expect(page.getByRole('article', { name: TITULO })).toBeVisible();
    await expect(page.getByText(/Así estaban hoy, .* sirven igual\./)).toBeVisible();
    const before = await drawing();
    await expect.poll(drawing, 'the next code').not.toBe(before);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('after sign-out, nothing', async () => {
    await context.setOffline(false);
    await page.goto('/mis-lugares');
    await page.getByRole('button', { name: 'Tu cuenta' }).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect.poll(() => privateTexts(page)).toEqual([null, null]);
    await expect(page).not.toHaveURL('/mis-lugares');
    await context.setOffline(true);
    for (const own of ['/mis-lugares', '/mis-promos']) {
      await page.goto(own);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.general.noConnection);
      await expect(page.getByRole('link', { name: 'Mis reservas' })).toHaveCount(0);
    }
  });
  expect(await claimOf(promo.id, ana.uid)).toMatchObject({ state: 'open' });
  expect(await partyOf(evento.id, ana)).toEqual({ held: 1, asked: 1 });
});

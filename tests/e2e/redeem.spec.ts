import { expectAccessible } from '../support/accessible.ts';
import { newAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import {
  camera,
  claimAsVisitor,
  claimOf,
  claimPromo,
  code,
  enterLetters,
  fillLogin,
  inspectScreen,
  invite,
  newPromo,
  result,
  TITULO,
  test,
  VIEWPORT,
} from '../support/counter.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect } from '../support/test.ts';

test.use({ viewport: VIEWPORT });

test('a promo is claimed and redeemed: green, undone, by letters, then red', async ({
  page,
  camera: eye,
  counterOf,
}) => {
  const { creator, promo } = await newPromo();
  const ana = await newAccount('personal');
  await page.goto(`/explore/promo/${promo.id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'La quiero' }).click();
  await expect(page.getByRole('dialog', { name: 'La quiero' })).toBeVisible();
  await inspectScreen(page);
  await claimAsVisitor(page, promo.id, ana);
  expect(await claimOf(promo.id, ana.uid)).toMatchObject({ state: 'open', uid: ana.uid });
  await inspectScreen(page);

  const counter = await counterOf(creator);
  await eye.pointAt(code(page));
  await counter.goto('/canjear');
  await expect(camera(counter)).toBeVisible();
  await expect(result(counter)).toContainText('Canjeada');
  await expect(result(counter)).toContainText(TITULO);
  await expect(counter.getByRole('button', { name: 'Siguiente' })).toBeFocused();
  expect(await claimOf(promo.id, ana.uid)).toMatchObject({ state: 'used', redeemedBy: 'creador' });
  await expect(page.getByText(/^Canjeada hoy, /).first(), 'the phone notices').toBeVisible();

  await counter.getByRole('button', { name: /^Deshacer/ }).click();
  await expect(counter.getByText(`Deshecho: «${TITULO}» sigue sin usar.`)).toBeVisible();
  expect(await claimOf(promo.id, ana.uid)).toMatchObject({ state: 'open', redeemedAt: null });
  await expectAccessible(counter);

  await page.reload();
  const letters = (await page.getByText(/^[A-Z]{3} [A-Z]{3}$/).textContent()) ?? '';
  await enterLetters(counter, letters.toLowerCase());
  await expect(result(counter)).toContainText('Canjeada');
  await inspectScreen(counter); // not above: an undo has a minute
  await counter.keyboard.press('Enter');
  await expect(result(counter)).toBeHidden();
  await counter.reload();
  await expect(result(counter)).toContainText(/Ya se usó hoy, \d\d:\d\d/);
  await expect(result(counter)).toHaveAttribute('data-kind', 'no');
  await expectAccessible(counter);
  await counter.keyboard.press('Escape');
  await expect(result(counter)).toBeHidden();
  await enterLetters(counter, 'abc');
  await expect(counter.getByText('Son seis letras.')).toBeVisible();

  const used = await claimOf(promo.id, ana.uid);
  expect(used).toMatchObject({ state: 'used', redeemedAgainAt: null });
  await stored.db.doc(`user/${ana.uid}`).update({ display_name: 'Ana Ruiz' });
  await counter.goto(`/canjes/${promo.id}`);
  await expect(counter.getByText('Ana Ruiz')).toBeVisible();
  await expect(counter.getByRole('link', { name: /^Canjeadas\s*1/ })).toBeVisible();
  const download = counter.waitForEvent('download');
  await counter.getByRole('link', { name: 'Descargar CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`canjes-${promo.id}.csv`);
});

test('a helper’s link opens only the counter, until it is revoked', async ({
  page,
  camera: eye,
  counterOf,
}) => {
  const { creator, promo } = await newPromo();
  const ana = await newAccount('personal');
  await claimPromo(page, promo.id, ana);
  await eye.pointAt(code(page));

  const desk = await counterOf(creator);
  const link = await invite(desk, 'Juan');
  await inspectScreen(desk);

  const helper = await counterOf(null);
  await helper.goto(link);
  await expect(helper.getByText(/^Ayudás a .+ hasta las \d\d:\d\d$/)).toBeVisible();
  await expect(helper, 'the secret has left the address').toHaveURL('/canjear');
  await expect(result(helper)).toContainText('Canjeada');
  await helper.getByRole('button', { name: 'Siguiente' }).click();
  expect(await claimOf(promo.id, ana.uid)).toMatchObject({ state: 'used', helperName: 'Juan' });
  await expect(helper.getByRole('link')).toHaveText(['Ir al contenido', 'Dejar de canjear']);

  const thief = await counterOf(null);
  await thief.goto(link);
  await expect(thief.getByRole('alert')).toBeVisible();
  await expect(camera(thief)).toBeHidden();

  await desk.reload();
  await expect(desk.getByText('Abrió su link')).toBeVisible();
  await desk.getByRole('button', { name: 'Quitar a Juan' }).click();
  await desk.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(desk.getByText('Abrió su link')).toBeHidden();
  await helper.reload();
  await expect(helper.getByRole('alert')).toBeVisible();
  await expect(camera(helper)).toBeHidden();
});

test('only the counter may use the camera; it is entered and left by document loads', async ({ page }) => {
  const creator = await newAccount('creador');
  const isAllowed = () =>
    page.evaluate(() =>
      (document as never as { featurePolicy: FeaturePolicy }).featurePolicy.allowsFeature('camera'),
    );
  interface FeaturePolicy {
    allowsFeature: (name: string) => boolean;
  }
  await page.goto('/login?volver=/canjear');
  await fillLogin(page, creator.email);
  await expect(page.getByRole('button', { name: 'Abrir la cámara' })).toBeVisible();
  expect(await isAllowed(), 'after signing in').toBe(true);
  await page.getByRole('link', { name: 'Puerta y canjes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Puerta y canjes' })).toBeVisible();
  expect(await isAllowed()).toBe(false);
  await page.getByRole('link', { name: 'Canjear' }).click();
  await expect(page.getByRole('button', { name: 'Abrir la cámara' })).toBeVisible();
  expect(await isAllowed(), 'from the list').toBe(true);
});

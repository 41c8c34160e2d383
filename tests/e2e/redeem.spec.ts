import { expectAccessible } from '../support/accessible.ts';
import { newAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { setVisibility } from '../support/camera.ts';
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

test('two offline counters accept by signature; after sync, the second is a duplicate', async ({
  page,
  camera: eye,
  counterOf,
}) => {
  const { creator, promo } = await newPromo();
  const ana = await newAccount('personal');
  await claimPromo(page, promo.id, ana);

  const first = await counterOf(creator);
  const second = await counterOf(null);
  const link = await invite(first, 'Juan');
  await first.goto('/canjear');
  await second.goto(link);
  for (const counter of [first, second]) {
    await expect(camera(counter)).toBeVisible();
    await expect(counter.getByText(/^(Tu mostrador|Ayudás a)/)).toBeVisible();
  }
  for (const counter of [first, second]) await setVisibility(counter, 'hidden');
  await eye.pointAt(code(page));
  for (const counter of [first, second]) {
    await counter.context().setOffline(true);
    await setVisibility(counter, 'visible');
    await expect(result(counter)).toContainText('Firma válida, sin confirmar');
    await expect(result(counter)).toHaveAttribute('data-kind', 'unsure');
    await expectAccessible(counter);
    await counter.getByRole('button', { name: 'Siguiente' }).click();
    await expect(counter.getByText('1 sin confirmar.')).toBeVisible();
  }
  expect(await claimOf(promo.id, ana.uid), 'not reported yet').toMatchObject({ state: 'open' });

  await test.step('the same counter accepts it once', async () => {
    await setVisibility(first, 'hidden');
    await first.waitForTimeout(3200); // a phone is rescanned after this time out of sight
    await setVisibility(first, 'visible');
    await expect(result(first)).toContainText('Ya se usó hoy');
    await first.getByRole('button', { name: 'Siguiente' }).click();
  });
  await test.step('letters need a signal', async () => {
    await enterLetters(first, 'BCDFGH');
    await expect(result(first)).toContainText('hace falta señal');
    await first.getByRole('button', { name: 'Siguiente' }).click();
  });
  await test.step('a closed tab loses nothing', async () => {
    const context = first.context();
    await first.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto('/canjear');
    await expect(again.getByText('Se confirmó 1.')).toBeVisible();
    await expect.poll(async () => (await claimOf(promo.id, ana.uid))?.state).toBe('used');
    await again.close();
  });
  await second.context().setOffline(false);
  await expect(second.getByText(/^No valió: .*Se tomó dos veces sin señal/)).toBeVisible();
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Entendido' }).click();
  await expect(second.getByText(/No valió/)).toBeHidden();
  const claim = await claimOf(promo.id, ana.uid);
  expect(claim).toMatchObject({ state: 'used', redeemedBy: 'creador' });
  expect(claim?.redeemedAgainAt.toMillis()).toBeGreaterThan(claim?.redeemedAt.toMillis());
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
  await expect(helper.getByRole('link')).toHaveText(['Ir al contenido', 'Dejar el mostrador']);

  const thief = await counterOf(null);
  await thief.goto(link);
  await expect(thief.getByRole('alert')).toBeVisible();
  await expect(camera(thief)).toBeHidden();

  await desk.reload();
  await expect(desk.getByText('Está en el mostrador')).toBeVisible();
  await desk.getByRole('button', { name: 'Quitar a Juan' }).click();
  await desk.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(desk.getByText('Está en el mostrador')).toBeHidden();
  await helper.reload();
  await expect(helper.getByRole('alert')).toBeVisible();
  await expect(camera(helper)).toBeHidden();
});

test('a claim on another phone is moved here, and given back', async ({ page, visitor }) => {
  const { promo } = await newPromo();
  const ana = await newAccount('personal');
  await claimPromo(page, promo.id, ana);
  const bound = (await claimOf(promo.id, ana.uid))?.phoneKey;

  await visitor.goto('/login?volver=/mis-promos');
  await fillLogin(visitor, ana.email);
  await visitor.getByRole('button', { name: 'Abrí tu promo en este teléfono' }).click();
  await expect(code(visitor)).toBeVisible();
  expect((await claimOf(promo.id, ana.uid))?.phoneKey).not.toBe(bound);
  await expect(page.getByRole('button', { name: 'Abrí tu promo en este teléfono' })).toBeVisible();

  await visitor.getByRole('button', { name: 'Devolver' }).click();
  await visitor.getByRole('alertdialog').getByRole('button', { name: 'Devolver' }).click();
  await expect(visitor.getByText('Todavía no pediste ninguna promo.')).toBeVisible();
  expect((await claimOf(promo.id, ana.uid))?.state).not.toBe('open');
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
  await page.getByRole('link', { name: 'Canjes y ayudantes' }).click();
  await expect(page.getByRole('heading', { name: 'Canjes', exact: true })).toBeVisible();
  expect(await isAllowed()).toBe(false);
  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  await page.getByRole('link', { name: 'Canjear' }).click();
  await expect(page.getByRole('button', { name: 'Abrir la cámara' })).toBeVisible();
  expect(await isAllowed(), 'from the menu').toBe(true);
});

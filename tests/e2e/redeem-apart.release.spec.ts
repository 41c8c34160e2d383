import { expectAccessible } from '../support/accessible.ts';
import { newAccount } from '../support/accounts.ts';
import { setVisibility } from '../support/camera.ts';
import {
  camera,
  claimOf,
  claimPromo,
  code,
  enterLetters,
  fillLogin,
  invite,
  newPromo,
  result,
  test,
  VIEWPORT,
} from '../support/counter.ts';
import { expect } from '../support/test.ts';

test.use({ viewport: VIEWPORT });

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
    await expect(counter.getByText(/^(Tus canjes|Ayudás a)/)).toBeVisible();
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

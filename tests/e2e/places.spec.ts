import { messages } from '@vidriera/domain/messages/messages';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { button, closeDialog, confirmSuccess, publishedItems } from '../support/publishing.ts';
import { expect, expectToast, test } from '../support/test.ts';

const UNKNOWN_PLACE = 'Elegí el lugar de la lista, o borralo.';

test.use({ viewport: { width: 360, height: 740 } });

test('a creator sets their place, and another one for an event', async ({ page }) => {
  const ana = await newAccount('creador');
  const user = stored.db.doc(`user/${ana.uid}`);
  await signIn(page, ana, '/perfil/editar');
  const place = page.getByRole('combobox', { name: /^Localidad/ });
  const options = page.getByRole('listbox').getByRole('option');

  await test.step('a place is found without accents and chosen by keyboard', async () => {
    await place.fill('san pedro, j');
    await expect(options).toHaveCount(0);
    await place.press('Tab');
    await expect(page.getByText(UNKNOWN_PLACE)).toBeVisible();
    await place.fill('Gobernador Juan E.');
    await place.press('Tab');
    await expect(page.getByText(UNKNOWN_PLACE), 'only a whole name is taken').toBeVisible();
    await place.fill('martínez');
    await place.press('Tab');
    await expect(place).toHaveValue('Martínez, Buenos Aires');
    await place.fill('cordo');
    await expect(page.getByRole('listbox').getByRole('option', { name: 'Córdoba, Córdoba' })).toBeVisible();
    await place.fill('salt');
    await expect(page.getByRole('listbox').getByRole('option', { name: 'Salta, Salta' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectAccessible(page);
    await expectNoOverflow(page);
    await place.press('Enter');
    await expect(place).toHaveValue('Salta, Salta');
    await page.getByLabel('Descripción').fill('Peñas los jueves.');
    await button(page, 'Guardar cambios').click();
    await expectToast(page, messages.perfil.updated);
    expect((await user.get()).get('localidad')).toBe('salta');
  });

  await test.step('the public profile shows it', async () => {
    await page.goto(`/${ana.username}`);
    await expect(page.getByText('en Salta')).toBeVisible();
  });

  await test.step('the place in an address is proposed and stored with its zona', async () => {
    await page.goto('/agregar-post?tipo=evento');
    await page.getByLabel('Título').fill('Peña');
    await page.getByLabel('Descripción').fill('Guitarra.');
    await page.getByLabel('Dirección').fill('Defensa 1344, San Telmo');
    await button(page, 'Poner San Telmo, CABA').click();
    await expect(place).toHaveValue('San Telmo, CABA');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await button(page, 'Publicar evento').click();
    const question = page.getByRole('dialog', { name: '¿En qué categoría va?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await question.getByRole('button', { name: 'Otros' }).click();
    await closeDialog(await confirmSuccess(page, 'evento'));
    await expect
      .poll(async () => (await publishedItems(ana.uid, 'evento'))[0])
      .toMatchObject({ localidad: 'san-telmo', localidadEfectiva: 'san-telmo', zona: 'buenos-aires' });
  });

  await test.step('an event without a place uses the creator’s', async () => {
    await page.goto('/agregar-post?tipo=promo');
    await page.getByLabel('Título').fill('2×1');
    await page.getByLabel('Descripción').fill('Los martes.');
    await button(page, 'Publicar promo').click();
    await closeDialog(await confirmSuccess(page, 'promo'));
    await expect
      .poll(async () => (await publishedItems(ana.uid, 'promo'))[0])
      .toMatchObject({ localidad: null, localidadEfectiva: 'salta', zona: 'salta' });
    const [promo] = (await stored.db.collection('promo').where('uid', '==', ana.uid).get()).docs;
    await page.goto(`/explore/promo/${promo?.id}`);
    await expect(page.getByText('Salta', { exact: false }).first()).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain('Offer');
  });
});

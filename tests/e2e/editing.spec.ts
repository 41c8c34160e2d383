import type { Page } from '@playwright/test';
import { pathOfUrl } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { writeItem } from '../support/items.ts';
import { phonePhoto } from '../support/picture.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('alertdialog');
const title = (page: Page) => page.getByLabel('Título', { exact: true });

test.describe('refused', () => {
  test.use({
    expectedConsole: [[/status of 403/, /@firebase\/firestore/, /ERR_FAILED/], { scope: 'test' }],
  });

  test('a failed deletion shows a message and keeps the item; a successful one cleans up', async ({
    page,
  }) => {
    const ana = await newAccount('creador');
    const link = await writeItem('link', ana.uid, { titulo: 'Mi carta' });
    await signIn(page, ana, '/perfil?tab=links');
    const remove = async () => {
      await button(page, 'Opciones de Mi carta').click();
      await page.getByRole('menuitem', { name: 'Eliminar' }).click();
      await expect(dialog(page)).toContainText(messages.post.remove('link'));
      await expect(button(page, 'Cancelar')).toBeFocused();
      await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
    };
    await page.route(/documents:commit/, (route) => route.abort());
    await remove();
    await expect(dialog(page)).toContainText(messages.post.notDeleted);
    await button(page, 'Entendido').click();
    expect((await link.get()).exists).toBe(true);
    await page.unrouteAll();
    await remove();
    await expect(page.getByText('No hay links cargados')).toBeVisible();
    expect((await link.get()).exists).toBe(false);
  });
});

/** From the success alert, past the share dialog, to the own profile. */
async function toPerfil(page: Page) {
  await page
    .getByRole('dialog', { name: messages.post.created('promo') })
    .getByRole('button', { name: 'Cerrar' })
    .click();
  await page.getByRole('link', { name: 'Ir a mi perfil' }).click();
}

test('a copy has its own images and survives the original', async ({ page }) => {
  const ana = await newAccount('creador');
  await signIn(page, ana, '/agregar-post?tipo=promo');
  await title(page).fill('2×1');
  await page.getByLabel('Descripción').fill('En cortados.');
  await page.getByLabel('Hasta el').fill('2031-05-01');
  const buffer = await phonePhoto(640, 480);
  await page
    .getByLabel(/Elegí la imagen principal/)
    .setInputFiles({ name: 'cafe.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByAltText('Imagen principal elegida')).toBeVisible();
  await button(page, 'Publicar promo').click();
  await toPerfil(page);
  await button(page, 'Opciones de 2×1').click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await expect(title(page)).toHaveValue('2×1');
  await expect(page.getByLabel('Hasta el')).toHaveValue('2031-05-01');
  await expect(page.getByAltText('Imagen principal elegida')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await title(page).fill('3×2');
  await button(page, 'Publicar promo').click();
  await toPerfil(page);
  await expect(page).toHaveURL('/perfil?tab=promos');

  const owner = stored.db.doc(`user/${ana.uid}`);
  const { docs } = await stored.db.collection('promo').where('refUsuario', '==', owner).get();
  expect(docs.map((doc) => doc.get('titulo')).sort()).toEqual(['2×1', '3×2']);
  const path = (titulo: string) =>
    pathOfUrl(docs.find((doc) => doc.get('titulo') === titulo)?.get('url_imagen')) ?? '';
  expect(path('3×2')).not.toBe(path('2×1'));
  await page.goto('about:blank'); // the list would request a deleted image
  await docs.find((doc) => doc.get('titulo') === '2×1')?.ref.delete();
  await expect.poll(async () => (await stored.bucket.file(path('2×1')).exists())[0]).toBe(false);
  expect((await stored.bucket.file(path('3×2')).exists())[0]).toBe(true);
});

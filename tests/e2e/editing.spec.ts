import type { Page } from '@playwright/test';
import { pathOfUrl } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
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

test('an item edited in two tabs: the second tab gets a warning and a choice', async ({ page, context }) => {
  const ana = await newAccount('creador');
  const link = await writeItem('link', ana.uid, { titulo: 'Mi carta' });
  const address = `/editar-post/link/${link.id}`;
  await signIn(page, ana, '/perfil?tab=links');
  await button(page, 'Opciones de Mi carta').click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(title(page)).toHaveValue('Mi carta');
  const other = await context.newPage();
  await other.goto(address);
  await title(other).fill('De la segunda');

  await test.step('the first tab saves and goes back', async () => {
    await title(page).fill('De la primera');
    await button(page, 'Guardar cambios').click();
    await expect(dialog(page)).toContainText(messages.post.updated('link'));
    await button(page, 'Entendido').click();
    await expect(page).toHaveURL('/perfil?tab=links');
    await expect(page.getByRole('link', { name: 'De la primera' })).toBeVisible();
  });

  await test.step('the second tab overwrites after a warning', async () => {
    await button(other, 'Guardar cambios').click();
    await expect(other.getByText(messages.post.changed)).toBeVisible();
    await expectAccessible(other);
    await expectNoOverflow(other);
    expect((await link.get()).get('titulo')).toBe('De la primera');
    await button(other, /Guardar la mía/).click();
    await expect(dialog(other)).toContainText(messages.post.updated('link'));
    expect((await link.get()).get('titulo')).toBe('De la segunda');
    await button(other, 'Entendido').click();
  });

  await test.step('or loads the stored version', async () => {
    await page.goto(address);
    await title(page).fill('Otra vez la mía');
    await link.update({ titulo: 'De otro teléfono', updatedAt: new Date() });
    await button(page, 'Guardar cambios').click();
    await button(page, /Cargar la otra/).click();
    await expect(title(page)).toHaveValue('De otro teléfono');
    await page.reload();
    await expect(title(page)).toHaveValue('De otro teléfono');
    expect((await link.get()).get('titulo')).toBe('De otro teléfono');
  });
});

test('unsaved changes survive a reload', async ({ page }) => {
  const ana = await newAccount('creador');
  const mine = await writeItem('link', ana.uid, { titulo: 'La mía' });
  await signIn(page, ana, `/editar-post/link/${mine.id}`);
  await title(page).fill('A medio escribir');
  await page.reload();
  await expect(title(page)).toHaveValue('A medio escribir');
  await expect(page.getByText(/Recuperamos los cambios/)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Vidriera, inicio' }).click();
  await expect(dialog(page)).toContainText('¿Salir sin guardar los cambios?');
  await button(page, 'Quedarme').click();
  await button(page, 'Descartar los cambios').click();
  await expect(title(page)).toHaveValue('La mía');
  await page.getByRole('link', { name: 'Vidriera, inicio' }).click();
  await expect(page).toHaveURL('/all');
  expect((await mine.get()).get('titulo')).toBe('La mía');
});

test.describe('refused', () => {
  test.use({
    expectedConsole: [[/status of 403/, /@firebase\/firestore/, /ERR_FAILED/], { scope: 'test' }],
  });

  test('another person’s item cannot be edited', async ({ page }) => {
    const [ana, beto] = await Promise.all([newAccount('creador'), newAccount('creador')]);
    const theirs = await writeItem('link', beto.uid, { titulo: 'La suya' });
    const read = Promise.withResolvers<void>();
    await page.route(/documents:batchGet/, async (route) => {
      if (route.request().postData()?.includes(theirs.id)) await read.promise;
      await route.continue();
    });
    await signIn(page, ana, `/editar-post/link/${theirs.id}`);
    await expect(page.getByText(messages.post.loading)).toBeVisible();
    read.resolve();
    await expect(page.getByText(messages.post.notYours)).toBeVisible();
    await expect(title(page)).toHaveCount(0);
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect((await theirs.get()).get('titulo')).toBe('La suya');
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

test('next week’s copy of an event takes four taps', async ({ page }) => {
  const ana = await newAccount('creador');
  const dia = addDays(diaOf(new Date()), 3);
  await writeItem('evento', ana.uid, { titulo: 'Peña', fechaExacta: midnight(dia), categoria: 'Musica' });
  await signIn(page, ana, '/perfil?tab=eventos');
  await button(page, 'Opciones de Peña').click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await expect(page.getByLabel('Qué día', { exact: true })).toHaveValue(addDays(dia, 7));
  await button(page, 'Publicar evento').click();
  const shared = page.getByRole('dialog', { name: messages.post.created('evento') });
  await shared.getByRole('button', { name: 'Cerrar' }).click();
  await expect(shared).toBeHidden();
  const events = await stored.db.collection('evento').where('uid', '==', ana.uid).get();
  const days = events.docs.map((doc) => diaOf(doc.get('fechaExacta').toDate()));
  expect(days.sort()).toEqual([dia, addDays(dia, 7)]);
});

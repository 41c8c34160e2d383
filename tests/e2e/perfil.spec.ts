import { pathOfUrl, thumbnailPath } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { expectAccessible } from '../support/accessible.ts';
import { signInNewAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { writeItem } from '../support/items.ts';
import { phonePhoto } from '../support/picture.ts';
import { expect, expectToast, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await phonePhoto(800, 600) });

for (const [path, words] of [
  ['/perfil/editar', messages.session.editPerfil],
  ['/complete-signup', messages.session.completeSignup],
] as const) {
  test(`${path} tells a guest why they were sent to /login`, async ({ page }) => {
    await page.goto(path);
    await expectToast(page, words);
    await expect(page).toHaveURL(`/login?volver=${encodeURIComponent(path)}`);
  });
}

test('a profile is filled, made public, and made personal again', async ({ page, visitor }) => {
  const { username, uid } = await signInNewAccount(page, '/complete-signup');
  const user = stored.db.doc(`user/${uid}`);
  const creator = stored.db.doc(`user/${uid}/refRolCreador/${uid}`);

  await test.step('missing fields are named', async () => {
    await page.getByRole('button', { name: 'Guardar y empezar' }).click();
    await expect(page.getByText(messages.perfil.missingRole)).toBeVisible();
    await page.getByRole('radio', { name: /^Creador/ }).check();
    await page.getByRole('button', { name: 'Guardar y empezar' }).click();
    await expect(page.getByText(messages.perfil.missingDescripcion)).toBeVisible();
    await expect(page.getByLabel('Descripción')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('photo, description, gallery', async () => {
    await page.getByLabel(/Foto de perfil/).setInputFiles(await photo('yo.jpg'));
    await expectToast(page, messages.perfil.photoUploaded);
    await page.getByLabel('Descripción').fill('Un patio con parra. Abrimos los jueves.');
    await page.getByLabel('Dirección').fill('Av. Boedo 850');
    await page.getByLabel('Ubicación en el mapa (opcional)').fill('-34,6; -58.381592');
    await expect(page.getByText('-34.600000, -58.381592')).toBeVisible();
    await page.getByLabel(/Sumar fotos/).setInputFiles([await photo('uno.jpg'), await photo('dos.jpg')]);
    await expect(page.getByText('Nueva', { exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Guardar y empezar' }).click();
    await expectToast(page, messages.perfil.saved);
    await expect(page).toHaveURL('/all');
    expect(pathOfUrl((await user.get()).get('photo_url'))).toContain(`users/${uid}/profile/`);
    expect((await creator.get()).data()).toMatchObject({
      descripcion: 'Un patio con parra. Abrimos los jueves.',
      ubicacion: { lat: -34.6, lng: -58.381592 },
      urlImagenes: [expect.stringContaining('uno'), expect.stringContaining('dos')],
    });
    const urls: string[] = [(await user.get()).get('photo_url'), ...(await creator.get()).get('urlImagenes')];
    for (const path of urls.map((url) => pathOfUrl(url) ?? '')) {
      const thumbnail = stored.thumbnails.file(thumbnailPath(path, 1200));
      await expect.poll(async () => (await thumbnail.exists())[0]).toBe(true);
    }
  });

  await test.step('visitors see it', async () => {
    await visitor.goto(`/${username}`);
    await expect(visitor.getByText('-34.600000, -58.381592')).toBeVisible();
    await expect(visitor.getByAltText(/^Foto 2 de 2/)).toBeVisible();
    await expectAccessible(visitor);
    await waitForHydration(visitor);
    await visitor.getByRole('link', { name: 'Promos', exact: true }).click();
    await expect(visitor).toHaveURL(`/${username}?tab=promos`);
    await expect(visitor.getByText('No hay promos cargadas')).toBeVisible();
  });

  await test.step('an own link is deleted after asking', async () => {
    const link = await writeItem('link', uid, { titulo: 'Mi carta' });
    await page.goto('/perfil?tab=links');
    await expect(page.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
    await page.getByRole('button', { name: 'Opciones de Mi carta' }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(messages.post.remove('link'));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('No hay links cargados')).toBeVisible();
    expect((await link.get()).exists).toBe(false);
    await expectAccessible(page);
  });

  await test.step('a gallery image is removed, and the role given up', async () => {
    await page.goto('/perfil/editar');
    await page.getByRole('button', { name: 'Quitar la foto 1 de la galería' }).click();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expectToast(page, messages.perfil.updated);
    await expect(page).toHaveURL('/all');
    expect((await creator.get()).get('urlImagenes')).toEqual([expect.stringContaining('dos')]);

    await page.goto('/perfil/editar');
    await page.getByLabel('Rol').selectOption('personal');
    await expect(page.getByText(/se borra tu perfil de creador/)).toBeVisible();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByRole('button', { name: 'Dejar de ser creador' }).click();
    await expect(page).toHaveURL('/all');
    expect((await creator.get()).exists).toBe(false);
    await page.goto('/perfil');
    const tabs = page.getByRole('navigation', { name: 'Secciones de tu perfil' }).getByRole('link');
    await expect(tabs).toHaveText(['Eventos', 'Cursos', 'Promos']);
    await expect(page.getByText('No hay eventos cargados')).toBeVisible();
  });
});

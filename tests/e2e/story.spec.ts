import { pathOfUrl, thumbnailPath } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import sharp from 'sharp';
import { stored } from '../support/backend.ts';
import { phonePhoto } from '../support/picture.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('from sign-up to discovery by a stranger', async ({ page, visitor }) => {
  const unique = Date.now().toString(36);
  const username = `patio.${unique}`;
  const email = `${username}@ejemplo.com.ar`;
  const titulo = `Peña de los jueves ${unique}`;

  await test.step('sign up', async () => {
    await page.goto(`/signup?username=${username}`);
    await expect(page.getByLabel('Nombre de usuario')).toHaveValue(username);
    await page.getByRole('textbox', { name: 'Mail' }).fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill('una clave larga');
    await page.getByLabel(/Acepto los/).check();
    await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
    await expect(page).toHaveURL(/\/complete-signup$/);
  });

  const { uid } = await stored.auth.getUserByEmail(email);
  await test.step('the account is complete', async () => {
    const user = await stored.db.doc(`user/${uid}`).get();
    expect(user.data()).toMatchObject({ uid, email, username });
    const reservation = await stored.db.doc(`username/${username}`).get();
    expect(reservation.get('uid')).toBe(uid);
  });

  await test.step('become a creator', async () => {
    await page.getByRole('radio', { name: /^Creador/ }).check();
    await page.getByLabel('Descripción').fill('Peñas, guitarreadas y comida casera en un patio de Boedo.');
    await page.getByLabel('Instagram').fill('@elpatiodeboedo');
    await page.getByRole('button', { name: 'Guardar y empezar' }).click();
    await expect(page).toHaveURL(/\/all$/);
    const creator = await stored.db.doc(`user/${uid}/refRolCreador/${uid}`).get();
    expect(creator.get('descripcion')).toContain('patio de Boedo');
    const user = await stored.db.doc(`user/${uid}`).get();
    expect(user.get('role')).toBe('creador');
    expect(user.get('link_Instagram')).toBe('https://instagram.com/elpatiodeboedo');
  });

  await test.step('publish an event with a photo', async () => {
    await page.getByRole('link', { name: 'Crear nuevo' }).first().click();
    await page.getByRole('link', { name: 'Evento', exact: true }).click();
    // Text typed sooner belongs to the link's form.
    await expect(page.getByRole('heading', { level: 1, name: 'Publicá un evento' })).toBeVisible();
    await page.getByLabel('Título').fill(titulo);
    await page.getByLabel('Descripción').fill('Guitarra, empanadas y vino. Traé tu instrumento.');
    await page.getByLabel('Música').check();
    await page.getByLabel('Se repite', { exact: true }).check();
    await page.getByLabel('Qué día se repite').selectOption('Todos los jueves');
    await page.getByLabel('Dirección').fill('Av. Boedo 850, Buenos Aires');
    await page.getByLabel(/Elegí la imagen principal/).setInputFiles({
      name: 'IMG_2041.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(),
    });
    await expect(page.getByAltText('Imagen principal elegida')).toBeVisible();
    await page.getByRole('button', { name: 'Publicar evento' }).click();
    await page
      .getByRole('dialog', { name: messages.post.created('evento') })
      .getByRole('button', { name: 'Cerrar' })
      .click();
    await page.getByRole('link', { name: 'Ir a mi perfil' }).click();
    await expect(page).toHaveURL(/\/perfil\?tab=eventos$/);
    await expect(page.getByRole('link', { name: titulo, exact: true })).toBeVisible();
  });

  const query = stored.db.collection('evento').where('refUsuario', '==', stored.db.doc(`user/${uid}`));
  const original = await test.step('the event, its image and its thumbnails are stored', async () => {
    const { docs } = await query.get();
    expect(docs).toHaveLength(1);
    expect(docs[0]?.data()).toMatchObject({
      titulo,
      categoria: 'Musica',
      fechaPeriodica: 'Todos los jueves',
      fechaExacta: null,
      modalidad: 'Presencial',
    });
    const path = pathOfUrl(docs[0]?.get('url_imagen') as string) ?? '';
    expect(path).toMatch(new RegExp(`^posts/evento/main/${uid}/`));
    for (const width of THUMBNAIL_WIDTHS) {
      const thumbnail = stored.thumbnails.file(thumbnailPath(path, width));
      await expect.poll(async () => (await thumbnail.exists())[0]).toBe(true);
      const [bytes] = await thumbnail.download();
      const { format, width: pixels, height, exif } = await sharp(bytes).metadata();
      expect({ format, pixels, exif }).toEqual({
        format: 'webp',
        pixels: Math.min(width, 1200),
        exif: undefined,
      });
      expect(height).toBeGreaterThan(pixels); // the photo was rotated by EXIF
    }
    const [bytes] = await stored.bucket.file(path).download();
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    await expect.poll(async () => (await query.get()).docs[0]?.get('visible')).toBe(true);
    return docs[0]?.id ?? '';
  });

  await test.step('a stranger finds it on the profile and in explore', async () => {
    await visitor.goto(`/${username}`);
    await expect(visitor.getByText('Peñas, guitarreadas y comida casera').first()).toBeVisible();
    await expect(visitor.getByText(email)).toHaveCount(0);
    await visitor.getByRole('link', { name: 'Eventos', exact: true }).click();
    await expect(visitor.getByRole('link', { name: titulo, exact: true })).toBeVisible();

    await expect(async () => {
      await visitor.goto(`/explore?q=${encodeURIComponent(`penas ${unique}`)}`);
      await expect(visitor.getByRole('link', { name: titulo, exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await visitor.getByRole('link', { name: titulo, exact: true }).click();
    await expect(visitor).toHaveURL(new RegExp(`/explore/evento/${original}$`));
    await expect(visitor.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
    await expect(visitor.getByText('Av. Boedo 850, Buenos Aires').first()).toBeVisible();
    const photo = visitor.locator(`img[src*="/img/"]`).first();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await visitor
      .getByRole('link', { name: new RegExp(username) })
      .first()
      .click();
    await expect(visitor).toHaveURL(new RegExp(`/${username}$`));
  });
});

import type { Page } from '@playwright/test';
import { pathOfUrl } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { galeriaMessages } from '@vidriera/domain/perfil/galeria';
import { LIMITS } from '@vidriera/domain/values/limits';
import sharp from 'sharp';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn, signInNewAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { phonePhoto } from '../support/picture.ts';
import { button, closeDialog, confirmSuccess, photo, publishedItems } from '../support/publishing.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const UNKNOWN_PLACE = 'Elegí el lugar de la lista, o borralo.';

/** Blocks image decoding until the returned function is called. */
async function holdPictures(page: Page) {
  await page.evaluate(() => {
    const decode = globalThis.createImageBitmap.bind(globalThis) as (
      file: ImageBitmapSource,
    ) => Promise<ImageBitmap>;
    const released = new Promise((resolve) => addEventListener('release-pictures', resolve, { once: true }));
    globalThis.createImageBitmap = (async (file: ImageBitmapSource) => {
      await released;
      return decode(file);
    }) as typeof createImageBitmap;
  });
  return () => page.evaluate(() => dispatchEvent(new Event('release-pictures')));
}
const main = (page: Page) => page.getByLabel(/Elegí la imagen principal/);
const place = (page: Page) => page.getByRole('combobox', { name: /^Localidad/ });

test('publishing waits for photos in preparation, or continues without them', async ({ page }) => {
  const ana = await newAccount('creador');

  await test.step('it waits with progress and stores all photos', async () => {
    await signIn(page, ana, '/agregar-post?tipo=evento');
    await page.getByLabel('Título').fill('Feria');
    await page.getByLabel('Descripción').fill('Con música.');
    await page.getByLabel('Música').check();
    const release = await holdPictures(page);
    await main(page).setInputFiles(await photo('tapa.jpg'));
    const small = await photo('mas.jpg');
    await page
      .getByLabel(/Sumar fotos/)
      .setInputFiles(Array.from({ length: 12 }, (_, i) => ({ ...small, name: `mas${i}.jpg` })));
    await expect(page.getByText(galeriaMessages.trimmed(10))).toBeVisible();
    await button(page, 'Publicar evento').click();
    await expect(page.getByRole('progressbar', { name: messages.imagen.preparing(11) })).toBeVisible();
    await expect(button(page, messages.imagen.without('Publicar', 11))).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByLabel('Título').fill('Feria de invierno');
    expect(await publishedItems(ana.uid, 'evento')).toEqual([]);
    await release();
    await closeDialog(await confirmSuccess(page, 'evento'));
    const [evento] = await publishedItems(ana.uid, 'evento');
    expect(evento?.titulo).toBe('Feria de invierno');
    expect(pathOfUrl(evento?.url_imagen)).toMatch(/_tapa\.webp$/);
    expect(evento?.url_imagenes).toHaveLength(LIMITS.eventoImages);
  });

  await test.step('it continues without the photo on request', async () => {
    await page.goto('/agregar-post?tipo=promo');
    await page.getByLabel('Título').fill('2×1');
    await page.getByLabel('Descripción').fill('Los martes.');
    await holdPictures(page);
    await main(page).setInputFiles(await photo('tapa.jpg'));
    await button(page, 'Publicar promo').click();
    await button(page, 'Publicar sin la foto').click();
    await closeDialog(await confirmSuccess(page, 'promo'));
    expect(await publishedItems(ana.uid, 'promo')).toMatchObject([{ titulo: '2×1', url_imagen: null }]);
  });

  await test.step('a failed photo shows a message, and nothing is published or lost', async () => {
    await page.goto('/agregar-post?tipo=link');
    await page.getByLabel('Dirección (URL)').fill('ejemplo.com');
    await page.getByLabel('Título').fill('La carta');
    await page.getByLabel('Descripción').fill('De hoy.');
    const release = await holdPictures(page);
    const broken = {
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]),
    };
    await main(page).setInputFiles(broken);
    await button(page, 'Publicar link').click();
    await expect(button(page, 'Publicar sin la foto')).toBeVisible();
    await release();
    await expect(page.getByText(messages.imagen.notPrepared)).toBeVisible();
    await expect(page.getByText(messages.imagen.unreadable)).toBeVisible();
    await expect(page.getByLabel('Título')).toHaveValue('La carta');
    expect(await publishedItems(ana.uid, 'link')).toEqual([]);
    await button(page, 'Publicar link').click();
    await closeDialog(await confirmSuccess(page, 'link'));
    expect(await publishedItems(ana.uid, 'link')).toMatchObject([{ titulo: 'La carta', url_imagen: null }]);
  });
});

test('a typed place is resolved, or the form explains why not', async ({ page }) => {
  const ana = await newAccount('creador');
  await signIn(page, ana, '/agregar-post?tipo=promo');
  await page.getByLabel('Título').fill('2×1');
  await page.getByLabel('Descripción').fill('Los martes.');

  await test.step('an ambiguous one is not sent and gets the focus', async () => {
    await place(page).fill('San');
    await button(page, 'Publicar promo').click();
    await expect(page.getByText(UNKNOWN_PLACE)).toBeVisible();
    await expect(place(page)).toBeFocused();
    await expect(place(page)).toHaveValue('San');
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(await publishedItems(ana.uid, 'promo')).toEqual([]);
  });

  await test.step('an unambiguous one is stored', async () => {
    await place(page).press('Escape'); // closes the list; the next letters open it
    await place(page).fill('CORDOBA');
    await button(page, 'Publicar promo').click();
    await closeDialog(await confirmSuccess(page, 'promo'));
    expect(await publishedItems(ana.uid, 'promo')).toMatchObject([{ localidad: 'cordoba' }]);
  });

  await test.step('the profile does the same', async () => {
    await page.goto('/perfil/editar');
    await page.getByLabel('Descripción').fill('Peñas los jueves.');
    await place(page).fill('Atlántida');
    await button(page, 'Guardar cambios').click();
    await expect(page.getByText(UNKNOWN_PLACE)).toBeVisible();
    await expect(place(page)).toBeFocused();
    await expect(page).toHaveURL('/perfil/editar');
    await place(page).fill('san telmo, caba');
    await place(page).press('Tab');
    await expect(place(page)).toHaveValue('San Telmo, CABA');
    await button(page, 'Guardar cambios').click();
    await expect(page).toHaveURL('/all');
    expect((await stored.db.doc(`user/${ana.uid}`).get()).get('localidad')).toBe('san-telmo');
  });
});

test('a title of 5,000 letters is limited when typed, pasted or set, without freezing', async ({ page }) => {
  const ana = await newAccount('creador');
  await signIn(page, ana, '/agregar-post?tipo=promo');
  const title = page.getByLabel('Título');
  await page.getByLabel('Descripción').fill('Los martes.');
  const long = 'x'.repeat(5000);
  for (const enter of [() => title.fill(long), () => page.keyboard.insertText(long)]) {
    await title.fill('');
    await title.focus();
    await enter();
    await expect(title).toHaveValue('x'.repeat(LIMITS.titulo));
    await expect(page.getByText('Quedan 0 caracteres.').first()).toBeVisible();
  }
  // Like a script or an extension, which bypass `maxlength`.
  await title.evaluate((field: HTMLInputElement, text) => {
    field.value = '';
    field.setRangeText(text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, long);
  await expect(page.getByText(messages.fields.cut(LIMITS.titulo, 4880)).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await button(page, 'Publicar promo').click();
  await closeDialog(await confirmSuccess(page, 'promo'));
  expect(await publishedItems(ana.uid, 'promo')).toMatchObject([{ titulo: 'x'.repeat(LIMITS.titulo) }]);
});

test('images are recognised by their bytes, up to the largest camera photo', async ({ page }) => {
  const ana = await newAccount('creador');
  const jpeg = await phonePhoto(1600, 1200);
  const heavy = Buffer.concat([jpeg, Buffer.alloc(12.7 * 1024 * 1024 - jpeg.length)]);
  for (const [titulo, file] of [
    ['un JPEG de 12,7 MB', { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: heavy }],
    ['un JPEG llamado .HEIC', { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: jpeg }],
    ['un JPEG sin tipo', { name: 'foto', mimeType: '', buffer: jpeg }],
  ] as const) {
    await test.step(titulo, async () => {
      await signIn(page, ana, '/agregar-post?tipo=promo');
      await page.getByLabel('Título').fill(titulo);
      await page.getByLabel('Descripción').fill('Los martes.');
      await main(page).setInputFiles(file);
      await button(page, 'Publicar promo').click();
      await closeDialog(await confirmSuccess(page, 'promo'));
      const promo = (await publishedItems(ana.uid, 'promo')).find((one) => one.titulo === titulo);
      const path = pathOfUrl(promo?.url_imagen) ?? '';
      const [bytes] = await stored.bucket.file(path).download();
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 1600 });
    });
  }

  await test.step('an animation becomes a still image with a message', async () => {
    await page.goto('/agregar-post?tipo=promo');
    const raw = Buffer.alloc(16 * 32 * 3).map((_, index) => index % 251);
    const gif = await sharp(raw, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    await main(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: gif });
    await expect(page.getByText(messages.imagen.madeStill)).toBeVisible();
    await expect(page.getByAltText('Imagen principal elegida')).toBeVisible();
  });
});

test('uploaded photos are restored when complete-signup is reloaded', async ({ page }) => {
  const { uid } = await signInNewAccount(page, '/complete-signup');
  await page.getByRole('radio', { name: /Creador/ }).check();
  await page.getByLabel('Descripción').fill('Un patio.');
  await page.getByLabel(/\(Foto de perfil\)/).setInputFiles(await photo('yo.jpg'));
  await page.getByLabel(/\(Portada\)/).setInputFiles(await photo('tapa.jpg'));
  await page.getByLabel(/\(Galería\)/).setInputFiles([await photo('uno.jpg'), await photo('dos.jpg')]);
  await expect(page.getByText('Cambiar foto')).toBeVisible();
  await expect(page.getByText('Cambiar portada')).toBeVisible();
  await expect(page.getByText('Nueva', { exact: true })).toHaveCount(2);
  page.on('dialog', (question) => void question.accept()); // leaves with an unsaved form
  await page.reload();
  await expect(page.getByText('Recuperamos lo que no llegaste a guardar.')).toBeVisible();
  await expect(page.getByText('Nueva', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await button(page, 'Guardar y empezar').click();
  await expect(page).toHaveURL('/all');
  const user = await stored.db.doc(`user/${uid}`).get();
  expect(user.get('photo_url')).toMatch(/_yo\.webp/);
  const creador = await stored.db.doc(`user/${uid}/refRolCreador/${uid}`).get();
  expect(creador.get('url_imagenPortada')).toMatch(/_tapa\.webp/);
  expect(creador.get('urlImagenes').map((url: string) => /(uno|dos)/.exec(url)?.[0])).toEqual(['uno', 'dos']);
});

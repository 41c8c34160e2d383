import type { Page } from '@playwright/test';
import { pathOfUrl } from '@vidriera/domain/image/image';
import { PHOTO_DATABASE } from '@vidriera/session/photo-database';
import sharp from 'sharp';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, saveElsewhere, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { button, closeDialog, confirmSuccess, photo, publishedItems } from '../support/publishing.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const UPLOADS = /\/v0\/b\/[^/]+\/o\?/;
const chosen = (page: Page) => page.getByAltText('Imagen principal elegida');

/** Returns how many photos this browser keeps. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    const open = indexedDB.open(name);
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    // It was deleted since the first line: opening made an empty one.
    if (!open.result.objectStoreNames.contains('fotos')) {
      open.result.close();
      indexedDB.deleteDatabase(name);
      return 0;
    }
    const all = open.result.transaction('fotos').objectStore('fotos').getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    open.result.close();
    const blobs = (value: unknown): number => {
      if (value instanceof Blob) return 1;
      return value && typeof value === 'object'
        ? Object.values(value).reduce((sum: number, part) => sum + blobs(part), 0)
        : 0;
    };
    return blobs(all.result);
  }, PHOTO_DATABASE);

test('photos of a new event survive a reload, and go when it is published or the session ends', async ({
  page,
}) => {
  const ana = await newAccount('creador');
  await signIn(page, ana, '/agregar-post?tipo=evento');

  await test.step('they come back in order', async () => {
    await page.route(UPLOADS, () => undefined);
    await page.getByLabel('Título').fill('Feria');
    await page.getByLabel('Descripción').fill('Con música.');
    await page.getByLabel('Música').check();
    await page.getByLabel('Sin fecha').check();
    await page.getByLabel(/Elegí la imagen principal/).setInputFiles(await photo('tapa.jpg'));
    await expect(chosen(page)).toBeVisible();
    await page.getByLabel(/Sumar fotos/).setInputFiles([await photo('b.jpg'), await photo('a.jpg')]);
    await expect.poll(() => kept(page)).toBe(3);
    await page.unroute(UPLOADS);
    await page.reload();
    await expect(chosen(page)).toBeVisible();
    await expect(page.getByText('Sumar fotos (2 de 10)')).toBeVisible();
    await expect(page.getByText('Seguís con tu borrador.', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('they are published, and forgotten', async () => {
    await button(page, 'Publicar evento').click();
    await closeDialog(await confirmSuccess(page, 'evento'));
    const [evento] = await publishedItems(ana.uid, 'evento');
    const paths = [evento?.url_imagen, ...(evento?.url_imagenes ?? [])].map((url) => pathOfUrl(url) ?? '');
    expect(paths.map((path) => path.replace(/^.*_/, ''))).toEqual([
      'tapa-afiche.webp',
      'b-afiche.webp',
      'a-afiche.webp',
    ]);
    const [bytes] = await stored.bucket.file(paths[0] ?? '').download();
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    await expect.poll(() => kept(page)).toBe(0);
  });

  await test.step('signing out deletes them', async () => {
    await page.goto('/agregar-post?tipo=promo');
    await page.getByLabel(/Elegí la imagen principal/).setInputFiles(await photo('promo.jpg'));
    await expect.poll(() => kept(page)).toBe(1);
    await page.goto('/all');
    await page.getByRole('button', { name: 'Tu cuenta' }).click();
    await button(page, 'Cerrar sesión').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect.poll(() => kept(page)).toBe(0);
  });
});

test('photos of the gallery survive a reload, and go on uploading', async ({ page, request }) => {
  const ana = await newAccount('creador');
  const perfil = { role: 'creador', creador: { descripcion: 'Un patio', galeria: { before: [], urls: [] } } };
  expect((await saveElsewhere(request, ana, perfil as never)).ok()).toBe(true);
  await signIn(page, ana, '/perfil/editar');
  await expect(page.getByText('0 de 10')).toBeVisible();
  await page.route(UPLOADS, () => undefined);
  await page.getByLabel(/\(Galería\)/).setInputFiles([await photo('b.jpg'), await photo('a.jpg')]);
  await page.getByLabel(/\(Portada\)/).setInputFiles(await photo('tapa.jpg'));
  await expect.poll(() => kept(page)).toBe(3);
  await page.unroute(UPLOADS);
  page.once('dialog', (question) => question.accept());
  await page.reload();
  await expect(page.getByText('2 de 10')).toBeVisible();
  await expect(page.getByText('Nueva', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Cambiar portada')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Guardar cambios').click();
  await expect(page).toHaveURL('/all');
  const creador = await stored.db.doc(`user/${ana.uid}/refRolCreador/${ana.uid}`).get();
  const name = (url: unknown) => (pathOfUrl(String(url)) ?? '').replace(/^.*_/, '');
  expect(creador.get('urlImagenes').map(name)).toEqual(['b.webp', 'a.webp']);
  expect(name(creador.get('url_imagenPortada'))).toBe('tapa.webp');
  await expect.poll(() => kept(page)).toBe(0);
});

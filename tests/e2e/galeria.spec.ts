import type { APIRequestContext, Page } from '@playwright/test';
import { pathOfUrl, thumbnailPath } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { galeriaMessages } from '@vidriera/domain/perfil/galeria';
import { LIMITS } from '@vidriera/domain/values/limits';
import sharp from 'sharp';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { type Member, saveElsewhere, signInNewAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { phonePhoto } from '../support/picture.ts';
import { expect, expectToast, test } from '../support/test.ts';

const { db, bucket, thumbnails } = stored;
const BUCKET = bucket.name;

test.use({ viewport: { width: 360, height: 740 } });

const creatorDoc = (uid: string) => db.doc(`user/${uid}/refRolCreador/${uid}`);
const storedUrls = async (uid: string): Promise<string[]> => (await creatorDoc(uid).get()).get('urlImagenes');
const files = (name: string, buffer: Buffer, many: number) =>
  Array.from({ length: many }, (_, i) => ({ name: `${name}-${i + 1}.jpg`, mimeType: 'image/jpeg', buffer }));

/** Creates a creator with a gallery of small images. */
async function creatorWith(page: Page, request: APIRequestContext, many: number): Promise<Member> {
  const person = await signInNewAccount(page, '/complete-signup');
  const small = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#c2301a' } })
    .jpeg()
    .toBuffer();
  const urls: string[] = [];
  for (let i = 0; i < many; i++) {
    const path = `users/${person.uid}/creator/gallery/${i + 1}_ya.jpg`;
    await bucket.file(path).save(small, { resumable: false, contentType: 'image/jpeg' });
    urls.push(
      `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/${encodeURIComponent(path)}?alt=media`,
    );
  }
  const galeria = { before: [], urls };
  const perfil = { role: 'creador', creador: { descripcion: 'Un patio', galeria } } as const;
  expect((await saveElsewhere(request, person, perfil)).ok()).toBe(true);
  for (const url of urls) {
    const thumbnail = thumbnails.file(thumbnailPath(pathOfUrl(url) ?? '', 160));
    await expect.poll(async () => (await thumbnail.exists())[0]).toBe(true);
  }
  await page.goto('/perfil/editar');
  await expect(page.getByText(`${many} de ${LIMITS.galeriaImages}`)).toBeVisible();
  return person;
}

const UPLOADS = /\/v0\/b\/[^/]+\/o\?/;

/** Blocks uploads until the returned function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(UPLOADS, async (route) => {
    await promise;
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}

const add = (page: Page) => page.getByLabel(/\(Galería\)/);
const fresh = (page: Page) => page.getByText('Nueva', { exact: true });

async function save(page: Page, ...expectedMessages: string[]) {
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  for (const words of [messages.perfil.updated, ...expectedMessages]) await expectToast(page, words);
  await expect(page).toHaveURL('/all');
}

test('25 files for 3 free places: three are uploaded, re-encoded and small; an eleventh is rejected', async ({
  page,
  request,
}) => {
  const person = await creatorWith(page, request, 7);
  const { uid } = person;
  const photo = await phonePhoto(2400, 1800);

  await test.step('three are taken, and the counts are right', async () => {
    const held = await holdUploads(page);
    await add(page).setInputFiles(files('patio', photo, 25));
    await expect(page.getByRole('status').filter({ hasText: galeriaMessages.trimmed(3) })).toBeVisible();
    await expect(page.getByText('10 de 10')).toBeVisible();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    held();
    await expect(fresh(page)).toHaveCount(3);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('a full gallery shows a message', async () => {
    await add(page).setInputFiles(files('otra', photo, 1));
    await expect(page.getByRole('status').filter({ hasText: galeriaMessages.full })).toBeVisible();
    await expect(page.getByText('10 de 10')).toBeVisible();
  });

  await test.step('the order is changed by keyboard', async () => {
    const forward = page.getByRole('button', { name: 'Mover la foto 1 de la galería hacia adelante' });
    await forward.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('La foto 1 ahora es la 2 de 10.')).toBeAttached();
    await save(page, messages.perfil.galeriaAdded);
  });

  await test.step('ten are stored in order; new ones have no EXIF data', async () => {
    const urls = await storedUrls(uid);
    const names = urls.map((url) => pathOfUrl(url)?.split('/').at(-1) ?? '');
    expect(names.slice(0, 3)).toEqual(['2_ya.jpg', '1_ya.jpg', '3_ya.jpg']);
    expect(names.slice(7).map((name) => name.replace(/^\d+_/, ''))).toEqual([
      'patio-1.webp',
      'patio-2.webp',
      'patio-3.webp',
    ]);
    const [bytes] = await bucket.file(pathOfUrl(urls[7] ?? '') ?? '').download();
    const { width, height, exif } = await sharp(bytes).metadata();
    expect({ largest: Math.max(width, height), upright: height > width, exif }).toEqual({
      largest: 2048,
      upright: true,
      exif: undefined,
    });
    expect(bytes.length).toBeLessThan(photo.length);
  });

  await test.step('an eleventh from another device is rejected with the right counts', async () => {
    const path = `users/${uid}/creator/gallery/99_otra.jpg`;
    const url = `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/${encodeURIComponent(path)}?alt=media`;
    const galeria = { before: [], urls: [url] };
    const perfil = { role: 'creador', creador: { descripcion: 'Otra', galeria } } as const;
    const answer = await saveElsewhere(request, person, perfil);
    expect(await answer.json()).toMatchObject({
      error: { details: { code: 'gallery-full', message: galeriaMessages.full } },
    });
    expect(await storedUrls(uid)).toHaveLength(10);
    expect((await creatorDoc(uid).get()).get('descripcion')).toBe('Un patio');
  });
});

test.describe('a failed upload', () => {
  test.use({ expectedConsole: [[/403 \(Forbidden\)/], { scope: 'test' }] });

  test('shows a message, is kept, retried and then saved', async ({ page, request }) => {
    const { uid } = await creatorWith(page, request, 1);
    const photo = await phonePhoto(800, 600);
    let refused = 0;
    await page.route(UPLOADS, async (route) => {
      if (route.request().method() !== 'POST' || refused > 0) return route.fallback();
      refused += 1;
      return route.fulfill({
        status: 403,
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'application/json',
        body: '{"error":{"code":403,"message":"Permission denied."}}',
      });
    });
    await add(page).setInputFiles(files('outage', photo, 2));
    await expect(page.getByText('No subió', { exact: true })).toHaveCount(1);
    await expectToast(page, messages.perfil.imagesNotUploaded);
    await expect(fresh(page)).toHaveCount(1);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText(/Hay fotos que no subieron/)).toBeVisible();
    expect(await storedUrls(uid)).toHaveLength(1);

    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(fresh(page)).toHaveCount(2);
    await save(page);
    expect(await storedUrls(uid)).toEqual([
      expect.stringContaining('1_ya'),
      expect.stringContaining('outage-1'),
      expect.stringContaining('outage-2'),
    ]);
  });
});

test('uploads can be cancelled, removed and restored; removed images leave Storage', async ({
  page,
  request,
}) => {
  const { uid } = await creatorWith(page, request, 2);
  const held = await holdUploads(page);
  await add(page).setInputFiles(files('lenta', await phonePhoto(800, 600), 2));
  await page.getByRole('button', { name: 'Cancelar la foto 3 de la galería' }).click();
  held();
  await expect(fresh(page)).toHaveCount(1);

  const remove = page.getByRole('button', { name: 'Quitar la foto 1 de la galería' });
  await remove.click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('3 de 10')).toBeVisible();
  await remove.click();
  await expect(page.getByText('1 se quitan al guardar.')).toBeVisible();
  await save(page);
  expect(await storedUrls(uid)).toEqual([
    expect.stringContaining('2_ya'),
    expect.stringContaining('lenta-2'),
  ]);
  const gone = bucket.file(`users/${uid}/creator/gallery/1_ya.jpg`);
  await expect.poll(async () => (await gone.exists())[0]).toBe(false);
});

import { readFile } from 'node:fs/promises';
import { pathOfUrl, thumbnailPath } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod-classic';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, PASSWORD, saveElsewhere, signInNewAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { writeItem } from '../support/items.ts';
import { openAccount } from '../support/open.ts';
import { phonePhoto } from '../support/picture.ts';
import { watchTraffic } from '../support/quiet.ts';
import { expect, expectToast, test } from '../support/test.ts';

const { db, auth, bucket, thumbnails } = stored;

test.use({ viewport: { width: 360, height: 740 } });

const PERFIL = { role: 'creador', creador: { descripcion: 'Un patio' } } as const;

test('the data are exported as a file, and the account is deleted with its data', async ({
  page,
  request,
}) => {
  const quiet = watchTraffic(page);
  const person = await signInNewAccount(page, '/complete-signup');
  const { uid, username } = person;
  expect((await saveElsewhere(request, person, PERFIL)).ok()).toBe(true);
  const titulo = 'Mío';
  const items = await Promise.all(TIPOS.map((tipo) => writeItem(tipo, uid, { titulo })));
  const liked = (tipo: Tipo) => items.filter((item) => item.parent.id === tipo);
  const admirer = await newAccount();
  const admirers = db.doc(`user/${admirer.uid}`);
  await admirers.update({ eventLikes: liked('evento') });
  await db.doc(`user/${uid}`).update({ linksLikes: liked('link') });

  await test.step('an own photo is uploaded', async () => {
    await page.goto('/perfil/editar');
    await expect(page.getByLabel('Nombre (opcional)')).toBeEnabled();
    const me = { name: 'yo.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(400, 300) };
    await page.getByLabel(/Foto de perfil/).setInputFiles(me);
    await expectToast(page, messages.perfil.photoUploaded);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page).toHaveURL('/all');
    const photo = pathOfUrl((await db.doc(`user/${uid}`).get()).get('photo_url')) ?? '';
    const thumbnail = thumbnails.file(thumbnailPath(photo, 160));
    await expect.poll(async () => (await thumbnail.exists())[0]).toBe(true);
    await page.goto('/perfil/editar');
    await openAccount(page);
  });

  await test.step('one file contains all data', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar mis datos' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`vidriera-${username}.json`);
    const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data).toMatchObject({
      account: { uid, email: person.email },
      usuario: { username, role: 'creador' },
      perfilCreador: { descripcion: 'Un patio' },
      posts: Object.fromEntries(items.map(({ id, parent }) => [parent.id, [{ id, titulo }]])),
      likes: { link: liked('link').map(({ id }) => ({ id, titulo })) },
    });
    const { files } = z
      .object({ files: z.array(z.object({ path: z.string(), url: z.string().nullable() })) })
      .parse(data);
    const photo = files.find(({ path }) => /profile\/\d+_yo/.test(path));
    expect((await request.get(photo?.url ?? '')).ok()).toBe(true);
  });

  const dialog = page.getByRole('dialog', { name: 'Eliminar tu cuenta' });
  await test.step('deletion asks for confirmation', async () => {
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect(dialog.getByText(`${LIMITS.usernameKeptDays} días`)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
    await expect(dialog.getByText('Escribí tu contraseña.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect((await db.doc(`user/${uid}`).get()).exists).toBe(true);
  });

  await test.step('all data are deleted', async () => {
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await dialog.getByLabel(`Para confirmar, escribí ${username}`).fill(username);
    await dialog.getByLabel('Tu contraseña').fill(PASSWORD);
    await quiet(); // the dialog's question about losses would meet a deleted account
    await page.keyboard.press('Enter');
    await expectToast(page, 'Estamos borrando tu cuenta');
    await expect(page).toHaveURL('/');
    const docs = [`user/${uid}`, `user/${uid}/refRolCreador/${uid}`].map((path) => db.doc(path));
    expect((await auth.getUsers([{ uid }])).users).toEqual([]);
    const left = async () =>
      (await db.getAll(...docs, ...items)).filter(({ exists }) => exists).map(({ ref }) => ref.path);
    await expect.poll(left).toEqual([]);
    for (const one of [bucket, thumbnails])
      await expect.poll(async () => (await one.getFiles({ prefix: `users/${uid}/` }))[0].length).toBe(0);
    await expect.poll(async () => (await admirers.get()).get('eventLikes')).toEqual([]);
  });

  await test.step('the username stays reserved for thirty days, and the page is signed out', async () => {
    const reserva = (await db.doc(`username/${username}`).get()).data() ?? {};
    expect(Object.keys(reserva)).toEqual(['freeFrom']);
    const days = (reserva.freeFrom.toDate().getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(LIMITS.usernameKeptDays);
    await page.goto('/perfil/editar');
    await expect(page).toHaveURL(/\/login/);
  });
});

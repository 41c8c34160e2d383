import { randomUUID } from 'node:crypto';
import { apiPaths } from '@vidriera/domain/api/api';
import { pageSchema } from '@vidriera/domain/api/schema';
import { thumbnailPath } from '@vidriera/domain/image/image';
import { bucketOf } from '@vidriera/domain/site/config';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { itemData } from '../testing/data.ts';
import {
  alive,
  call,
  type LiveAccount,
  newAccount,
  PASSWORD,
  signIn,
  signUpOf,
  waitUntil,
} from '../testing/live.ts';
import { phonePhoto } from '../testing/pictures.ts';

/** Tests the product as deployed: bundle, triggers and Hosting's rewrites. */
const { db, auth, bucket, thumbnails } = alive;
const DOWNLOAD_TOKEN = randomUUID();
let account: LiveAccount;

beforeAll(async () => {
  account = await newAccount('viva.creadora');
  const perfil = { display_name: 'Viva', role: 'creador', creador: { descripcion: 'Bailamos' } };
  expect(await call('saveProfile', perfil, account.token)).toMatchObject({
    result: { role: 'creador', hidden: 0 },
  });
});

describe('callables through the site', () => {
  test('refusals follow the contract, in Spanish', async () => {
    expect(await call('signUp', signUpOf('viva.creadora'))).toMatchObject({
      status: 409,
      refusal: { code: 'username-taken', message: 'Ese nombre de usuario ya está en uso.' },
    });
    expect(await call('signUp', signUpOf('v1va_creadora')), 'a look-alike').toMatchObject({
      status: 409,
      refusal: { code: 'username-taken', fields: [{ field: 'username' }] },
    });
    const bad = await call('signUp', { username: 'a', email: 'no', password: 'x' });
    expect(bad.status).toBe(400);
    expect(bad.refusal?.fields.map(({ field }) => field)).toEqual([
      'username',
      'email',
      'password',
      'terminos',
      'terminosVersion',
    ]);
    for (const nombre of [
      'completeAccount',
      'acceptTerms',
      'saveProfile',
      'comeBack',
      'following',
      'rename',
      'exportData',
      'deleteAccount',
    ]) {
      expect(await call(nombre, {}), nombre).toMatchObject({
        status: 401,
        refusal: { code: 'no-session' },
      });
    }
    expect(await call('checkUsername', { username: 'viva.creadora' })).toMatchObject({
      result: { available: false, suggestions: expect.arrayContaining(['viva.creadora.ok']) },
    });
    const foreign = { role: 'personal', photo_url: 'https://example.com/a.jpg' };
    expect(await call('saveProfile', foreign, account.token)).toMatchObject({
      refusal: {
        code: 'invalid-data',
        fields: [{ field: 'photo_url', message: 'Esa imagen no es tuya.' }],
      },
    });
  });

  test('an address with an account gets the same slow answer', async () => {
    const timed = async (data: object) => {
      const began = performance.now();
      const reply = await call('signUp', data);
      return { ...reply, ms: performance.now() - began };
    };
    const free = await timed(signUpOf('otra.libre'));
    const taken = await timed({ ...signUpOf('otra.mas'), email: account.email });
    for (const { status, refusal, result, ms } of [free, taken]) {
      expect({ status, refusal }).toEqual({ status: 200, refusal: null });
      expect(result).toEqual({
        uid: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
        username: expect.stringMatching(/^otra\./),
      });
      expect(ms).toBeGreaterThan(1000);
    }
    expect((await refs.username(db, 'otra.mas').get()).exists).toBe(false);
    expect((await auth.getUsers([{ uid: (taken.result as { uid: string }).uid }])).users).toEqual([]);
  });

  test('completeAccount keeps the document of an account made by signUp', async () => {
    expect(await call('completeAccount', {}, account.token)).toMatchObject({ result: { created: false } });
    expect((await refs.user(db, account.uid).get()).get('username')).toBe('viva.creadora');
  });

  test('completeAccount copies the e-mail address from Auth, not from the caller', async () => {
    await refs.user(db, account.uid).update({ email: 'vieja@vivo.example.com' });
    const foreign = { email: 'inventada@vivo.example.com' };
    expect(await call('completeAccount', foreign, account.token)).toMatchObject({
      result: { created: false },
    });
    expect((await refs.user(db, account.uid).get()).get('email')).toBe(account.email);
  });

  test('completeAccount creates a foreign account’s document from Auth’s data alone', async () => {
    const email = 'consola@vivo.example.com';
    const { uid } = await auth.createUser({ email, password: PASSWORD });
    const token = await signIn(email);
    const foreign = {
      uid: account.uid,
      email: 'otra@vivo.example.com',
      username: 'otra',
      displayName: 'Otra',
    };
    const answers = await Promise.all([0, 1, 2].map(() => call('completeAccount', foreign, token)));
    expect(answers.map(({ result }) => result)).toContainEqual({ created: true });
    expect(answers.filter(({ result }) => (result as { created: boolean }).created)).toHaveLength(1);
    expect((await refs.user(db, uid).get()).data()).toMatchObject({
      uid,
      username: 'consola',
      email,
      display_name: null,
      role: null,
    });
    await auth.deleteUser(uid);
    await refs.user(db, uid).delete();
    expect(await call('completeAccount', {}, token)).toMatchObject({
      status: 401,
      refusal: { code: 'no-session' },
    });
    expect((await refs.user(db, uid).get()).exists).toBe(false);
  });
});

describe('triggers', () => {
  test('an item appears with its picture, is liked, is hidden, and is deleted with files and likes', async () => {
    const path = `posts/evento/main/${account.uid}/1_foto.jpg`;
    await bucket.file(path).save(await phonePhoto(900, 600, 6), {
      resumable: false,
      metadata: { contentType: 'image/jpeg', metadata: { firebaseStorageDownloadTokens: DOWNLOAD_TOKEN } },
    });
    const url = `http://127.0.0.1:9199/v0/b/${bucketOf(process.env.GCLOUD_PROJECT ?? '')}/o/${encodeURIComponent(path)}?alt=media&token=${DOWNLOAD_TOKEN}`;
    const ref = refs.item(db, 'evento', 'vivo');
    const extra = { titulo: 'Peña viva', url_imagen: url, fechaPeriodica: 'Todos los lunes' };
    await ref.set(itemData(db, 'evento', account.uid, extra));

    const search = async () => {
      const response = await fetch(`${alive.origin}${apiPaths.explore}?tipo=evento&q=penas+viva`);
      const { items } = pageSchema.parse(await response.json());
      // Other tests publish at the same time.
      return items.find(({ id }) => id === 'vivo');
    };
    const found = await waitUntil(search);
    expect(found).toMatchObject({ imagen: path, usuario: { username: 'viva.creadora' } });

    const thumbnail = await waitUntil(async () => {
      const response = await fetch(`${alive.origin}/img/480/${path}`);
      return response.ok ? response : null;
    });
    expect(thumbnail.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=300');
    expect(await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata()).toMatchObject({
      width: 480,
      height: 720,
    });
    // The original is rewritten after its thumbnails.
    await waitUntil(async () => !(await sharp((await bucket.file(path).download())[0]).metadata()).exif);

    await refs.user(db, account.uid).update({ eventLikes: [ref] });
    await waitUntil(async () => (await ref.get()).get('cantLikes') === 1);

    expect(
      await call('saveProfile', { role: 'personal', before: { role: 'creador' } }, account.token),
    ).toMatchObject({
      result: { role: 'personal', hidden: 1 },
    });
    await waitUntil(async () => (await search()) === undefined);

    await ref.delete();
    await waitUntil(async () => !(await thumbnails.file(thumbnailPath(path, 160)).exists())[0]);
    expect((await bucket.file(path).exists())[0]).toBe(false);
    await waitUntil(async () => (await refs.user(db, account.uid).get()).get('eventLikes').length === 0);
  });

  test('rest after the last change: nothing is written', async () => {
    const ref = refs.item(db, 'evento', 'quieta');
    const user = refs.user(db, account.uid);
    await user.update({ role: 'creador' });
    await ref.set(itemData(db, 'evento', account.uid, { fechaPeriodica: 'Todos los lunes' }));
    await waitUntil(async () => (await user.get()).get('lights')?.['evento/quieta']);
    const written = async () => (await db.getAll(ref, user)).map(({ updateTime }) => updateTime?.valueOf());
    const before = await written();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await written()).toEqual(before);
  });

  test('a deleted account loses its sign-in and document, and its username stays reserved', async () => {
    const { uid, token } = await newAccount('se.va');
    const { result: data } = await call('exportData', {}, token);
    expect(data).toMatchObject({ account: { uid }, usuario: { username: 'se.va' } });
    expect(await call('deleteAccount', { username: 'otro' }, token)).toMatchObject({
      refusal: { code: 'invalid-data' },
    });
    expect((await call('deleteAccount', { username: 'se.va' }, token)).result).toEqual({
      deleted: true,
    });
    expect((await auth.getUsers([{ uid }])).users).toEqual([]);
    await waitUntil(async () => !(await refs.user(db, uid).get()).exists);
    const reserva = (await refs.username(db, 'se.va').get()).data();
    expect(Object.keys(reserva ?? {})).toEqual(['freeFrom']);
  });
});

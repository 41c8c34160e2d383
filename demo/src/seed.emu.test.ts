import { eventoStoredSchema } from '@vidriera/domain/evento/schema';
import { pathOfUrl, thumbnailPath } from '@vidriera/domain/image/image';
import { derive } from '@vidriera/domain/item/derived';
import { perfilCreadorStoredSchema } from '@vidriera/domain/perfil/schema';
import { bucketOf, thumbnailsBucketOf } from '@vidriera/domain/site/config';
import { lookalikeKeys } from '@vidriera/domain/usuario/lookalike';
import { usuarioStoredSchema } from '@vidriera/domain/usuario/schema';
import { LIKES_FIELD } from '@vidriera/domain/values/ids';
import { THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from './accounts.ts';
import { PEOPLE } from './content/people.ts';
import { seed } from './seed.ts';

const projectId = process.env.GCLOUD_PROJECT ?? '';
const now = new Date();
/** Sides of a print (px). */
const WIDTH = 1040;
let app: App;
let db: Firestore;
let accounts: Awaited<ReturnType<typeof seed>>['accounts'];

beforeAll(async () => {
  app = initializeApp({ projectId, storageBucket: bucketOf(projectId) }, 'seed-test');
  db = getFirestore(app);
  // An account of an earlier seed, with another password.
  const [{ username } = { username: '' }] = PEOPLE;
  const uid = idOf(`user/${username}`, 28);
  await getAuth(app).deleteUsers([uid]);
  await getAuth(app).createUser({ uid, email: `${username}@vidriera.example`, password: 'la de antes' });
  await db.doc(`user/${uid}`).set({ username: 'el.de.antes' });
  ({ accounts } = await seed({ projectId, now, log: () => {}, size: 'small' }));
});
afterAll(async () => deleteApp(app));

it('creates accounts for signing in, in place of earlier ones, with documents and reserved usernames', async () => {
  expect(accounts.map(({ role }) => role)).toEqual([
    ...Array(3).fill('creador'),
    ...Array(3).fill('personal'),
  ]);
  for (const { email, password, role, username } of accounts) {
    const { uid } = await getAuth(app).getUserByEmail(email);
    const response = await fetch(
      `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
      },
    );
    expect(response.status).toBe(200);
    expect(usuarioStoredSchema.parse((await db.doc(`user/${uid}`).get()).data())).toMatchObject({
      uid,
      role,
      username,
    });
    expect((await db.doc(`username/${username}`).get()).get('uid')).toBe(uid);
    for (const key of lookalikeKeys(username))
      expect((await db.doc(`usernameAlike/${key}`).get()).data()).toEqual({ username });
    const perfil = await db.doc(`user/${uid}/refRolCreador/${uid}`).get();
    expect(perfil.exists).toBe(role === 'creador');
    if (perfil.exists)
      expect(perfilCreadorStoredSchema.parse(perfil.data()).urlImagenes.length).toBeGreaterThanOrEqual(3);
  }
});

it('stores events with references, derived fields and matching likes', async () => {
  const { users } = await getAuth(app).getUsers(accounts.map(({ email }) => ({ email })));
  const own = new Set(users.map(({ uid }) => `user/${uid}`));
  // Other tests on the same stack leave events.
  const docs = (await db.collection('evento').get()).docs.filter((doc) =>
    own.has(doc.get('refUsuario')?.path),
  );
  expect(docs.length).toBe(18);
  for (const doc of docs) {
    const evento = eventoStoredSchema.parse(doc.data());
    const author = usuarioStoredSchema.parse((await db.doc(evento.refUsuario.path).get()).data());
    expect(evento).toMatchObject(derive('evento', evento, { retirado: false, now, author }));
    const { size } = await db.collection('user').where(LIKES_FIELD.evento, 'array-contains', doc.ref).get();
    expect(evento.cantLikes).toBe(size);
  }
});

it('uploads decodable pictures with thumbnails, served at the stored address', async () => {
  const milonga = (await db.collection('evento').where('titulo', '==', 'Milonga del Día').get()).docs[0];
  const url: unknown = milonga?.get('url_imagen');
  const response = await fetch(String(url));
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: WIDTH, height: WIDTH });
  expect(bytes.length).toBeLessThan(160 * 1024);
  const bucket = getStorage(app).bucket(thumbnailsBucketOf(projectId));
  for (const width of THUMBNAIL_WIDTHS) {
    const [thumbnail] = await bucket.file(thumbnailPath(pathOfUrl(String(url)) ?? '', width)).download();
    expect(await sharp(thumbnail).metadata()).toMatchObject({
      format: 'webp',
      width: Math.min(width, WIDTH),
    });
  }
});

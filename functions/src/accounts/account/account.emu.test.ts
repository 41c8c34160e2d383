import { Readable } from 'node:stream';
import { thumbnailPath } from '@vidriera/domain/image/image';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { perfilFormSchema } from '@vidriera/domain/usuario/schema';
import { usernameSchema } from '@vidriera/domain/usuario/username-schema';
import { TIPOS } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import type { Deps } from '../../base/firestore/admin.ts';
import { releaseNames } from '../../jobs/daily/release-names.ts';
import { sweepReservations } from '../../jobs/daily/sweep-reservations.ts';
import { creador, publish, urlOf } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { saveForm } from '../../testing/save-form.ts';
import { userWritten } from '../owners/user-written.ts';
import { signUp } from '../sign-up/sign-up.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { removeAccount } from './remove-account.ts';

const deps = project('account');
const { db, auth, bucket, thumbnails } = deps;
const RECENTLY = new Date(NOW.getTime() - 60_000);
const OLD = new Date(NOW.getTime() - 5 * 60_000 - 1);

async function account(uid: string): Promise<void> {
  await auth.createUser({ uid, email: `${uid}@example.com` });
  await creador(db, uid, { email: `${uid}@example.com` });
  for (const tipo of TIPOS) await publish(deps, tipo, uid, { [`${uid}-1`]: {}, [`${uid}-2`]: {} });
  await db.doc(`keptPerfil/${uid}`).set({ perfil: {}, localidad: null, expiresAt: NOW });
  await db.doc(`orden/${uid}`).set({ lista: ['# Entradas', `${uid}-1`], updatedAt: NOW });
  await db.doc(`user/${uid}/counter/link`).set({ count: 2, lastId: `${uid}-2` });
  await db.doc(`user/${uid}/brought/evento`).set({ salt: 'a'.repeat(32), keys: [], address: null });
  await db.doc(`user/${uid}/figures/2026-11`).set({ days: { 25: { profile: { qr: 1 } } } });
  for (const path of [`users/${uid}/profile/1_a.jpg`, `posts/evento/main/${uid}/1_a.jpg`]) {
    await bucket.file(path).save('x', { resumable: false });
    await thumbnails.file(thumbnailPath(path, 160)).save('x', { resumable: false });
  }
}
async function remains(uid: string): Promise<string[]> {
  const docs = [`user/${uid}`, `user/${uid}/refRolCreador/${uid}`, `username/${uid}`];
  docs.push(`keptPerfil/${uid}`, `orden/${uid}`);
  docs.push(`user/${uid}/counter/link`, `user/${uid}/brought/evento`, `user/${uid}/figures/2026-11`);
  for (const tipo of TIPOS) docs.push(`${tipo}/${uid}-1`, `${tipo}/${uid}-2`);
  const read = await db.getAll(...docs.map((path) => db.doc(path)));
  const [[originals], [renditions]] = await Promise.all([bucket.getFiles(), thumbnails.getFiles()]);
  const { users } = await auth.getUsers([{ uid }]);
  return [
    ...read.filter(({ exists }) => exists).map(({ ref }) => ref.path),
    ...[...originals, ...renditions].map(({ name }) => name).filter((name) => name.includes(`/${uid}/`)),
    ...users.map((user) => `auth ${user.uid}`),
  ];
}

/** Deletes an account and runs the trigger on the closed document. */
async function leave(services: Deps, given: { uid: string; authTime: Date; username: string }) {
  const read = async () => (await db.doc(`user/${given.uid}`).get()).data();
  const before = await read();
  const outcome = await deleteAccount(services, given);
  const event = { uid: given.uid, before, after: await read() };
  return { outcome, event, followed: await userWritten(services, event) };
}

describe('deleteAccount', () => {
  test('closes the account and its sessions at once, and leaves the rest to the trigger', async () => {
    await account('cierra');
    const given = { uid: 'cierra', authTime: RECENTLY, username: 'cierra' };
    expect(await deleteAccount(deps, given)).toEqual({ kind: 'deleted' });
    expect((await auth.getUsers([{ uid: 'cierra' }])).users).toEqual([]);
    const closed = await db.doc('user/cierra').get();
    expect(closed.data()).toMatchObject({ role: null, closedAt: expect.anything() });
    expect((await db.doc('evento/cierra-1').get()).exists).toBe(true);
    expect(await deleteAccount(deps, given), 'asked again').toEqual({ kind: 'deleted' });
    expect((await db.doc('user/cierra').get()).updateTime).toEqual(closed.updateTime);
    const after = closed.data();
    const later = { ...after, lights: {} };
    expect(await userWritten(deps, { uid: 'cierra', before: after, after: later })).toMatchObject({
      kind: 'skipped',
    });
    expect(await userWritten(deps, { uid: 'cierra', before: {}, after })).toEqual({ kind: 'removed' });
    expect(await remains('cierra')).toEqual(['username/cierra']);
  });

  test('deletes everything of one person and nothing of another', async () => {
    await account('se-va');
    await account('se-queda');
    const before = await remains('se-queda');
    const given = { uid: 'se-va', authTime: RECENTLY, username: ' Se-Va ' };
    const { outcome, event, followed } = await leave(deps, given);
    expect([outcome, followed]).toEqual([{ kind: 'deleted' }, { kind: 'removed' }]);
    expect(await remains('se-va')).toEqual(['username/se-va']);
    expect(await remains('se-queda')).toEqual(before);
    expect(await userWritten(deps, event), 'delivered again').toEqual({ kind: 'removed' });
    expect(await deleteAccount(deps, given)).toEqual({ kind: 'deleted' });
    expect(await deleteAccount(deps, { ...given, authTime: OLD })).toEqual({ kind: 'deleted' });
  });

  test('refuses an old session and a wrong username', async () => {
    await account('duda');
    const before = await remains('duda');
    expect(await deleteAccount(deps, { uid: 'duda', authTime: OLD, username: 'duda' })).toEqual({
      kind: 'stale-session',
    });
    expect(await deleteAccount(deps, { uid: 'duda', authTime: RECENTLY, username: 'otra' })).toEqual({
      kind: 'wrong-username',
    });
    expect(await remains('duda')).toEqual(before);
  });

  test('finishes an interrupted deletion when the event is delivered again', async () => {
    await account('a-medias');
    const broken = Object.assign(Object.create(bucket) as typeof bucket, {
      deleteFiles: () => Promise.reject(new Error('storage down')),
    });
    const given = { uid: 'a-medias', authTime: RECENTLY, username: 'a-medias' };
    const before = (await db.doc('user/a-medias').get()).data();
    await expect(leave({ ...deps, bucket: broken }, given)).rejects.toThrow('storage down');
    const after = (await db.doc('user/a-medias').get()).data();
    expect(after).toMatchObject({ role: null, closedAt: expect.anything() });
    await userWritten(deps, { uid: 'a-medias', before, after });
    expect(await remains('a-medias')).toEqual(['username/a-medias']);
  });

  test('ignores files that a trigger deletes meanwhile', async () => {
    await account('con-fotos');
    const meanwhile = Object.assign(Object.create(bucket) as typeof bucket, {
      getFilesStream: (query: object) =>
        Readable.from(
          (async function* () {
            for await (const file of bucket.getFilesStream(query)) {
              await bucket.file(file.name).delete();
              yield file;
            }
          })(),
        ),
    });
    const given = { uid: 'con-fotos', authTime: RECENTLY, username: 'con-fotos' };
    expect(await leave({ ...deps, bucket: meanwhile }, given)).toMatchObject({
      followed: { kind: 'removed' },
    });
    expect(await remains('con-fotos')).toEqual(['username/con-fotos']);
  });

  test('removes documents that arrive meanwhile', async () => {
    await account('a-la-vez');
    const file = bucket.file('users/a-la-vez/profile/2_b.jpg');
    const late = new Proxy(auth, {
      get: (target, key) =>
        key === 'deleteUser'
          ? async (uid: string) => {
              await target.deleteUser(uid);
              await publish(deps, 'link', uid, { tarde: {} });
              await file.save('x', { resumable: false });
            }
          : Reflect.get(target, key),
    });
    await removeAccount({ ...deps, auth: late }, 'a-la-vez');
    expect((await db.doc('link/tarde').get()).exists).toBe(false);
    expect(await remains('a-la-vez')).toEqual(['username/a-la-vez']);
  });

  test('a closed account can’t save its profile', async () => {
    await account('cerrada');
    await db.doc('user/cerrada').update({ closedAt: NOW });
    const data = perfilFormSchema.parse({ role: 'personal' });
    expect(await saveForm(deps, 'cerrada', data)).toEqual({ kind: 'no-account' });
  });
});

test('deleteAccount: reserves the username for thirty days, then frees it', async () => {
  await account('retenida');
  await leave(deps, { uid: 'retenida', authTime: RECENTLY, username: 'retenida' });
  const reserva = await db.doc('username/retenida').get();
  const free = new Date(NOW.getTime() + LIMITS.usernameKeptDays * 86_400_000);
  expect(reserva.data()).toEqual({ freeFrom: Timestamp.fromDate(free) });
  const signup = {
    username: usernameSchema.parse('retenida'),
    email: 'otra@example.com',
    password: 'una clave',
    terminosVersion: TERMS_VERSION,
  };
  const at = (fecha: Date) => ({ ...deps, now: () => fecha });
  const eve = at(new Date(free.getTime() - 1));
  expect(await releaseNames(eve)).toBe(0);
  expect(await sweepReservations(eve)).toBe(0);
  const alike = { ...signup, username: usernameSchema.parse('reten1da') };
  for (const one of [signup, alike]) expect(await signUp(eve, one)).toEqual({ kind: 'username-taken' });
  expect(await releaseNames(at(free))).toBeGreaterThan(0);
  expect((await db.doc('usernameAlike/retenida').get()).exists).toBe(false);
  expect(await signUp(at(free), signup)).toMatchObject({ kind: 'created' });
});

test('exportData: returns one person’s data as plain JSON, and nothing of others', async () => {
  await account('exporta');
  await account('gusta');
  await db.doc('user/exporta').update({
    photo_url: urlOf('users/exporta/profile/1_a.jpg'),
    eventLikes: [db.doc('evento/gusta-1'), db.doc('evento/ya-no-esta')],
    terminosVersion: TERMS_VERSION,
    terminosAceptados: NOW,
  });
  const photo = bucket.file('users/exporta/profile/1_a.jpg');
  await photo.setMetadata({ metadata: { firebaseStorageDownloadTokens: 'llave,otra' } });
  const data = await exportData(deps, 'exporta');
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  expect(data).toMatchObject({
    account: { uid: 'exporta', email: 'exporta@example.com' },
    usuario: {
      username: 'exporta',
      created_time: NOW.toISOString(),
      terminosVersion: TERMS_VERSION,
      terminosAceptados: NOW.toISOString(),
      refRolCreador: 'user/exporta/refRolCreador/exporta',
    },
    perfilCreador: { descripcion: 'Descripción de exporta', refUser: 'user/exporta' },
  });
  const posts = data.posts as Record<string, { id: string }[]>;
  expect(Object.keys(posts)).toEqual([...TIPOS]);
  for (const list of Object.values(posts)) {
    expect(list.map(({ id }) => id)).toEqual(['exporta-1', 'exporta-2']);
  }
  expect(data.likes).toEqual({
    evento: [
      { id: 'gusta-1', titulo: 'Un evento' },
      { id: 'ya-no-esta', titulo: null },
    ],
    curso: [],
    promo: [],
    link: [],
  });
  const [perfil] = data.files as { url: string }[];
  const response = await fetch(perfil?.url ?? '');
  expect([response.status, await response.text()]).toEqual([200, 'x']);
  expect((data.files as { path: string }[]).map(({ path }) => path)).toEqual([
    'users/exporta/profile/1_a.jpg',
    'posts/evento/main/exporta/1_a.jpg',
  ]);
});

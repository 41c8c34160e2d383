import { TIPOS } from 'domain/ids';
import { LIMITES } from 'domain/limits';
import { usernameSchema } from 'domain/username-schema';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { releaseNames } from '../daily/release-names.ts';
import { sweepReservations } from '../daily/sweep-reservations.ts';
import { signUp } from '../sign-up/sign-up.ts';
import { creador, publicar, urlDe } from '../testing/data.ts';
import { AHORA, proyecto } from '../testing/project.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';

const deps = proyecto('account');
const { db, auth, bucket } = deps;
const RECIEN = new Date(AHORA.getTime() - 60_000);
const VIEJA = new Date(AHORA.getTime() - 5 * 60_000 - 1);

async function cuenta(uid: string): Promise<void> {
  await auth.createUser({ uid, email: `${uid}@example.com` });
  await creador(db, uid, { email: `${uid}@example.com` });
  for (const tipo of TIPOS) await publicar(deps, tipo, uid, { [`${uid}-1`]: {}, [`${uid}-2`]: {} });
  for (const ruta of [`users/${uid}/profile/1_a.jpg`, `posts/evento/main/${uid}/1_a.jpg`]) {
    await bucket.file(ruta).save('x', { resumable: false });
  }
}
/** Everything left of a person. */
async function restos(uid: string): Promise<string[]> {
  const docs = [`user/${uid}`, `user/${uid}/refRolCreador/${uid}`, `username/${uid}`];
  for (const tipo of TIPOS) docs.push(`${tipo}/${uid}-1`, `${tipo}/${uid}-2`);
  const leidos = await db.getAll(...docs.map((path) => db.doc(path)));
  const [files] = await bucket.getFiles();
  const { users } = await auth.getUsers([{ uid }]);
  return [
    ...leidos.filter(({ exists }) => exists).map(({ ref }) => ref.path),
    ...files.map(({ name }) => name).filter((name) => name.includes(`/${uid}/`)),
    ...users.map((user) => `auth ${user.uid}`),
  ];
}

describe('deleteAccount', () => {
  test('leaves nothing of one person and everything of another', async () => {
    await cuenta('se-va');
    await cuenta('se-queda');
    const antes = await restos('se-queda');
    const caso = { uid: 'se-va', authTime: RECIEN, username: ' Se-Va ' };
    expect(await deleteAccount(deps, caso)).toEqual({ kind: 'deleted' });
    expect(await restos('se-va')).toEqual(['username/se-va']);
    expect(await restos('se-queda')).toEqual(antes);
    expect(await deleteAccount(deps, caso)).toEqual({ kind: 'deleted' });
    expect(await deleteAccount(deps, { ...caso, authTime: VIEJA })).toEqual({ kind: 'deleted' });
  });

  test('not with an old sign-in, nor without the right name', async () => {
    await cuenta('duda');
    const antes = await restos('duda');
    expect(await deleteAccount(deps, { uid: 'duda', authTime: VIEJA, username: 'duda' })).toEqual({
      kind: 'stale-session',
    });
    expect(await deleteAccount(deps, { uid: 'duda', authTime: RECIEN, username: 'otra' })).toEqual({
      kind: 'wrong-username',
    });
    expect(await restos('duda')).toEqual(antes);
  });

  test('interrupted, it can be run again', async () => {
    await cuenta('a-medias');
    const roto = Object.assign(Object.create(bucket) as typeof bucket, {
      deleteFiles: () => Promise.reject(new Error('storage down')),
    });
    const caso = { uid: 'a-medias', authTime: RECIEN, username: 'a-medias' };
    await expect(deleteAccount({ ...deps, bucket: roto }, caso)).rejects.toThrow('storage down');
    expect(await restos('a-medias')).toContain('auth a-medias');
    await deleteAccount(deps, caso);
    expect(await restos('a-medias')).toEqual(['username/a-medias']);
  });
});

test('the username stays taken for thirty days, by nobody, and is free then', async () => {
  await cuenta('retenida');
  await deleteAccount(deps, { uid: 'retenida', authTime: RECIEN, username: 'retenida' });
  const reserva = await db.doc('username/retenida').get();
  const libre = new Date(AHORA.getTime() + LIMITES.diasUsernameRetenido * 86_400_000);
  expect(reserva.data()).toEqual({ libre_desde: Timestamp.fromDate(libre) });
  const alta = {
    username: usernameSchema.parse('retenida'),
    email: 'otra@example.com',
    password: 'una clave',
  };
  const en = (fecha: Date) => ({ ...deps, now: () => fecha });
  const vispera = en(new Date(libre.getTime() - 1));
  expect(await releaseNames(vispera)).toBe(0);
  expect(await sweepReservations(vispera)).toBe(0);
  expect(await signUp(vispera, alta)).toEqual({ kind: 'username-taken' });
  expect(await releaseNames(en(libre))).toBeGreaterThan(0);
  expect(await signUp(en(libre), alta)).toMatchObject({ kind: 'created' });
});

test('exportData holds all of one person, as plain JSON, and nothing of others', async () => {
  await cuenta('exporta');
  await cuenta('gusta');
  await db.doc('user/exporta').update({
    photo_url: urlDe('users/exporta/profile/1_a.jpg'),
    eventLikes: [db.doc('evento/gusta-1'), db.doc('evento/ya-no-esta')],
  });
  const foto = bucket.file('users/exporta/profile/1_a.jpg');
  await foto.setMetadata({ metadata: { firebaseStorageDownloadTokens: 'llave,otra' } });
  const datos = await exportData(deps, 'exporta');
  expect(JSON.parse(JSON.stringify(datos))).toEqual(datos);
  expect(datos).toMatchObject({
    cuenta: { uid: 'exporta', email: 'exporta@example.com' },
    usuario: {
      username: 'exporta',
      created_time: AHORA.toISOString(),
      refRolCreador: 'user/exporta/refRolCreador/exporta',
    },
    perfilCreador: { descripcion: 'Descripción de exporta', refUser: 'user/exporta' },
  });
  const publicaciones = datos.publicaciones as Record<string, { id: string }[]>;
  expect(Object.keys(publicaciones)).toEqual([...TIPOS]);
  for (const lista of Object.values(publicaciones)) {
    expect(lista.map(({ id }) => id)).toEqual(['exporta-1', 'exporta-2']);
  }
  expect(datos.likes).toEqual({
    evento: [
      { id: 'gusta-1', titulo: 'Un evento' },
      { id: 'ya-no-esta', titulo: null },
    ],
    curso: [],
    promo: [],
    link: [],
  });
  const [perfil] = datos.archivos as { direccion: string }[];
  const respuesta = await fetch(perfil?.direccion ?? '');
  expect([respuesta.status, await respuesta.text()]).toEqual([200, 'x']);
  expect((datos.archivos as { ruta: string }[]).map(({ ruta }) => ruta)).toEqual([
    'users/exporta/profile/1_a.jpg',
    'posts/evento/main/exporta/1_a.jpg',
  ]);
});

import { TIPOS } from '@vidriera/domain/values/ids';
import { describe, expect, test } from 'vitest';
import { creador, itemData, publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { reconcile } from './reconcile.ts';
import { releaseNames } from './release-names.ts';

const HOUR_MS = 60 * 60_000;
const NIGHT = new Date(NOW.getTime() + 2 * HOUR_MS);

function otherProject(name: string) {
  const deps = project(`reconcile-${name}`, () => NIGHT);
  const { db, auth } = deps;
  const member = async (uid: string, extra: Record<string, unknown> = {}) => {
    await auth.createUser({ uid, email: `${uid}@example.com` });
    await creador(db, uid, extra);
    await publish(deps, 'evento', uid, { [`${uid}-1`]: {} });
    await db.doc(`user/${uid}/counter/evento`).set({ count: 1, lastId: `${uid}-1` });
  };
  const exists = async (...paths: string[]) =>
    (await db.getAll(...paths.map((path) => db.doc(path)))).map((doc) => doc.exists);
  return { deps, db, auth, member, exists };
}

describe('an account', () => {
  test('whose sign-in was deleted outside the product is removed, with all its data', async () => {
    const { deps, auth, member, exists } = otherProject('auth');
    await member('borrada');
    await member('queda');
    await auth.deleteUser('borrada');
    expect(await reconcile(deps)).toEqual({ removed: 1, swept: 0, mended: 0, counted: 0 });
    const of = (uid: string) => [
      `user/${uid}`,
      `user/${uid}/refRolCreador/${uid}`,
      `user/${uid}/counter/evento`,
      `evento/${uid}-1`,
    ];
    expect(await exists(...of('borrada'))).toEqual([false, false, false, false]);
    expect(await exists(...of('queda'))).toEqual([true, true, true, true]);
    expect((await deps.db.doc('username/borrada').get()).data()).toEqual({ freeFrom: expect.anything() });
    expect(await reconcile(deps)).toEqual({ removed: 0, swept: 0, mended: 0, counted: 0 });
  });

  test('whose deletion was interrupted is removed after an hour', async () => {
    const { deps, auth, member, exists } = otherProject('cut-off');
    await member('cortada', { closedAt: NOW, role: null });
    const soon = { ...deps, now: () => new Date(NOW.getTime() + HOUR_MS - 1) };
    expect(await reconcile(soon)).toMatchObject({ removed: 0 });
    expect(await reconcile(deps)).toMatchObject({ removed: 1 });
    expect(await exists('user/cortada', 'evento/cortada-1')).toEqual([false, false]);
    expect((await auth.getUsers([{ uid: 'cortada' }])).users).toEqual([]);
  });

  test('that is being created is left alone', async () => {
    const { deps, db, exists } = otherProject('new');
    await creador(db, 'naciente', { created_time: new Date(NIGHT.getTime() - HOUR_MS + 1) });
    expect(await reconcile(deps)).toMatchObject({ removed: 0 });
    expect(await exists('user/naciente')).toEqual([true]);
  });

  test('that can’t be removed does not stop other removals', async () => {
    const { deps, db, exists } = otherProject('failing');
    for (const uid of ['aa', 'bb', 'cc']) await creador(db, `${uid}-sin-auth`);
    const failing = new Proxy(deps.auth, {
      get: (target, key) =>
        key === 'deleteUser'
          ? (uid: string) =>
              uid.startsWith('bb') ? Promise.reject(new Error('down')) : target.deleteUser(uid)
          : Reflect.get(target, key),
    });
    expect(await reconcile({ ...deps, auth: failing })).toMatchObject({ removed: 2 });
    expect(await exists('user/aa-sin-auth', 'user/bb-sin-auth', 'user/cc-sin-auth')).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('is removed within the limit of fifty a night', async () => {
    const { deps, db } = otherProject('many');
    const batch = db.batch();
    for (let i = 0; i < 53; i++) batch.set(db.doc(`user/u${i}`), { created_time: new Date(0) });
    await batch.commit();
    expect(await reconcile(deps)).toMatchObject({ removed: 50 });
    expect(await reconcile(deps)).toMatchObject({ removed: 3 });
  });
});

test('reconcile: deletes items without an account, and adds missing uids', async () => {
  const { deps, db, member, exists } = otherProject('items');
  await member('duenia');
  for (const tipo of TIPOS) await db.doc(`${tipo}/suelto`).set(itemData(db, tipo, 'nadie'));
  const { uid: _, ...old } = itemData(db, 'promo', 'duenia');
  await db.doc('promo/antigua').set(old);
  expect(await reconcile(deps)).toEqual({ removed: 0, swept: 4, mended: 5, counted: 0 });
  expect(await exists(...TIPOS.map((tipo) => `${tipo}/suelto`))).toEqual([false, false, false, false]);
  expect((await db.doc('promo/antigua').get()).data()).toMatchObject({ uid: 'duenia', visible: true });
  expect(await reconcile(deps)).toEqual({ removed: 0, swept: 0, mended: 0, counted: 1 });
  expect((await db.doc('user/duenia/counter/promo').get()).data()).toEqual({ count: 1, lastId: '' });
});

test('reconcile: adds missing look-alike reservations, one for two alike names', async () => {
  const { deps, db } = otherProject('lookalikes');
  await db.doc('usernameAlike/ciub').set({ username: 'club' }); // from before the second key
  await db.doc('username/club').set({ uid: 'club', created_time: NOW });
  for (const name of ['de-antes', 'lola', '1ola'])
    await db.doc(`username/${name}`).set({ uid: name, created_time: NOW });
  await db.doc('username/se-fue').set({ freeFrom: NIGHT });
  expect(await reconcile(deps)).toMatchObject({ mended: 4 });
  const alikes = async () =>
    Object.fromEntries((await db.collection('usernameAlike').get()).docs.map((doc) => [doc.id, doc.data()]));
  const club = { ciub: { username: 'club' }, dub: { username: 'club' } };
  const lookalikes = {
    ...club,
    deantes: { username: 'de-antes' },
    ioia: { username: '1ola' },
    sefue: { username: 'se-fue' },
  };
  expect(await alikes()).toEqual(lookalikes);
  expect(await reconcile(deps)).toMatchObject({ mended: 0 });
  expect((await db.collection('username').get()).size).toBe(5);
  await db.doc('username/1ola').update({ freeFrom: NOW });
  expect(await releaseNames(deps)).toBe(2);
  expect(await alikes()).toEqual({ ...club, deantes: { username: 'de-antes' } });
  expect(await reconcile(deps), 'the freed name’s twin').toMatchObject({ mended: 1 });
  expect(await alikes()).toMatchObject({ ioia: { username: 'lola' } });
});

test('reconcile: a run continues where the last one ended', async () => {
  const { deps, db } = otherProject('cursor');
  const batch = db.batch();
  for (let i = 0; i < 250; i++) batch.set(db.doc(`link/${String(i).padStart(4, '0')}`), { visible: true });
  await batch.commit();
  const short = () => reconcile(deps, () => false);
  const hidden = async () =>
    (await db.collection('link').where('visible', '==', false).count().get()).data().count;
  for (const [mended, all] of [
    [100, 100],
    [100, 200],
    [50, 250],
  ]) {
    expect(await short()).toMatchObject({ mended });
    expect(await hidden()).toBe(all);
  }
  expect((await db.doc('internal/reconciliation').get()).get('link')).toBe('');
});

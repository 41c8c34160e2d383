import { LEDGER_PREFIX } from '@vidriera/domain/usuario/ledger';
import { TIPOS } from '@vidriera/domain/values/ids';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../../base/firestore/admin.ts';
import { recordDeletion } from '../../base/people/ledger.ts';
import { itemWritten } from '../../items/items/item-written.ts';
import { reconcile } from '../../jobs/daily/reconcile.ts';
import { creador, publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { userWritten } from '../owners/user-written.ts';
import { deleteAccount } from './delete-account.ts';
import { type Replay, replayDeletions } from './replay-deletions.ts';

const deps = project('ledger');
const { db, auth, bucket } = deps;
const RECENTLY = new Date(NOW.getTime() - 60_000);
const NOTHING: Replay = { deleted: [], gone: 0, newer: [], unreadable: [], failed: [] };
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  await bucket.deleteFiles({ force: true });
});

const ledger = async () =>
  (await bucket.getFiles({ prefix: LEDGER_PREFIX }))[0].map(({ name, metadata }) => [
    name,
    metadata.metadata,
    Number(metadata.size),
  ]);
const entry = (path: string, of = {}) => [`bajas/${path}`, { when: NOW.toISOString(), ...of }, 0];

async function account(uid: string): Promise<void> {
  await auth.createUser({ uid, email: `${uid}@example.com` });
  await creador(db, uid, { email: `${uid}@example.com` });
  for (const tipo of TIPOS) await publish(deps, tipo, uid, { [`${uid}-1`]: {} });
  await bucket.file(`users/${uid}/profile/1_a.jpg`).save('x', { resumable: false });
}
/** Deletes an account, as the callable and the trigger do. */
async function leave(uid: string, services: Deps = deps): Promise<void> {
  const read = async () => (await db.doc(`user/${uid}`).get()).data();
  const before = await read();
  await deleteAccount(services, { uid, authTime: RECENTLY, username: uid });
  await userWritten(services, { uid, before, after: await read() });
}
async function backup(...uids: string[]): Promise<[string, DocumentData][]> {
  const paths = uids.flatMap((uid) => [
    `user/${uid}`,
    `user/${uid}/refRolCreador/${uid}`,
    `username/${uid}`,
    ...TIPOS.map((tipo) => `${tipo}/${uid}-1`),
  ]);
  const docs = await db.getAll(...paths.map((path) => db.doc(path)));
  return docs.flatMap((doc) => (doc.exists ? [[doc.ref.path, doc.data() as DocumentData]] : []));
}
async function restore(documents: [string, DocumentData][]): Promise<void> {
  const batch = db.batch();
  for (const [path, data] of documents) batch.set(db.doc(path), data);
  await batch.commit();
}
async function replay(dryRun = false, { services = deps, signal = new AbortController().signal } = {}) {
  const lines: string[] = [];
  const outcome = await replayDeletions(services, { dryRun, signal, log: (line) => lines.push(line) });
  return { ...outcome, lines };
}
const left = async (uid: string) => (await backup(uid)).map(([path]) => path);

describe('the ledger', () => {
  test('names requested deletions and their time, and nothing else', async () => {
    await account('una');
    await leave('una');
    expect(await ledger()).toEqual([entry('user/una')]);
  });

  test('is written before the answer; if that fails, nothing is removed', async () => {
    await account('otra');
    const files: string[] = [];
    const broken = Object.assign(Object.create(bucket) as typeof bucket, {
      file: (name: string) => {
        files.push(name);
        return { save: () => Promise.reject(new Error('storage down')) };
      },
    });
    await expect(leave('otra', { ...deps, bucket: broken })).rejects.toThrow('storage down');
    expect(files).toEqual(['bajas/user/otra']);
    expect((await auth.getUsers([{ uid: 'otra' }])).users).toHaveLength(1);
    const after = (await db.doc('user/otra').get()).data();
    await userWritten(deps, { uid: 'otra', before: {}, after });
    expect(await ledger()).toEqual([entry('user/otra')]);
    expect(await left('otra')).toEqual(['username/otra']);
  });

  test('omits accounts that the nightly run removed', async () => {
    const nightly = project('ledger-night');
    await creador(nightly.db, 'sin-ingreso');
    await reconcile({ ...nightly, now: () => new Date(NOW.getTime() + 2 * HOUR_MS) });
    expect((await nightly.db.doc('user/sin-ingreso').get()).exists).toBe(false);
    expect((await nightly.bucket.getFiles({ prefix: LEDGER_PREFIX }))[0]).toEqual([]);
  });

  test('has deleted items, but none deleted with its owner', async () => {
    await account('duenia');
    const before = (await db.doc('evento/duenia-1').get()).data();
    const { writeTime } = await db.doc('evento/duenia-1').delete();
    const event = { tipo: 'evento' as const, id: 'duenia-1', before, deleted: writeTime.toDate() };
    await itemWritten(deps, event);
    await itemWritten(deps, event);
    const edition = { creador: 'duenia', itemCreatedAt: NOW.toISOString() };
    expect(await ledger()).toEqual([entry('evento/duenia-1', edition)]);
    const link = (await db.doc('link/duenia-1').get()).data();
    await leave('duenia');
    await itemWritten(deps, { tipo: 'link', id: 'duenia-1', before: link, deleted: NOW });
    expect((await ledger()).map(([name]) => name)).toEqual(['bajas/evento/duenia-1', 'bajas/user/duenia']);
  });
});

describe('restored documents of a backup', () => {
  test('are deleted again, once; a dry run deletes nothing; others stay', async () => {
    await account('vuelve');
    await account('queda');
    const [item, both] = [await db.doc('promo/queda-1').get(), await backup('vuelve', 'queda')];
    const { writeTime } = await item.ref.delete();
    await itemWritten(deps, {
      tipo: 'promo',
      id: 'queda-1',
      before: item.data(),
      deleted: writeTime.toDate(),
    });
    await leave('vuelve');
    expect(await replay()).toMatchObject({ ...NOTHING, gone: 2, lines: [] });

    await restore(both);
    await auth.createUser({ uid: 'vuelve', email: 'vuelve@example.com' });
    await bucket.file('users/vuelve/profile/1_a.jpg').save('x', { resumable: false });
    const back = ['bajas/promo/queda-1', 'bajas/user/vuelve'];
    expect(await replay(true)).toMatchObject({ ...NOTHING, deleted: back });
    expect(await backup('vuelve', 'queda')).toEqual(both);
    expect(await replay()).toMatchObject({ ...NOTHING, deleted: back });
    expect(await left('vuelve')).toEqual(['username/vuelve']);
    expect((await auth.getUsers([{ uid: 'vuelve' }])).users).toEqual([]);
    expect((await bucket.file('users/vuelve/profile/1_a.jpg').exists())[0]).toBe(false);
    expect(await backup('queda')).toEqual(
      both.filter(([path]) => path.includes('queda') && path !== 'promo/queda-1'),
    );
    expect(await replay()).toMatchObject({ ...NOTHING, gone: 2 });
  });

  test('are deleted by the next run after an interruption; a failure does not stop others', async () => {
    const uids = ['a', 'b', 'c'].map((letter) => `corte-${letter}`);
    for (const uid of uids) await account(uid);
    const before = await backup(...uids);
    for (const uid of uids) await leave(uid);
    await restore(before);
    const stop = new AbortController();
    const failing = Object.assign(Object.create(bucket) as typeof bucket, {
      deleteFiles: async (query: { prefix: string }) => {
        if (query.prefix.includes('corte-b')) stop.abort(new Error('stopped'));
        return bucket.deleteFiles(query);
      },
    });
    await expect(
      replay(false, { services: { ...deps, bucket: failing }, signal: stop.signal }),
    ).rejects.toThrow('stopped');
    expect(await left('corte-a')).toEqual(['username/corte-a']);
    expect(await left('corte-c')).toContain('user/corte-c');
    await restore(before.filter(([path]) => path.includes('corte-a')));
    const down = Object.assign(Object.create(bucket) as typeof bucket, {
      deleteFiles: (query: { prefix: string }) =>
        query.prefix.includes('corte-a')
          ? Promise.reject(new Error('storage down'))
          : bucket.deleteFiles(query),
    });
    expect(await replay(false, { services: { ...deps, bucket: down } })).toMatchObject({
      deleted: ['bajas/user/corte-c'],
      failed: ['bajas/user/corte-a'],
    });
    expect(await replay()).toMatchObject({ ...NOTHING, deleted: ['bajas/user/corte-a'], gone: 2 });
    for (const uid of uids) expect(await left(uid)).toEqual([`username/${uid}`]);
  });

  test('are deleted even if only an item came back', async () => {
    await account('part');
    const before = await backup('part');
    await leave('part');
    await db.doc('username/part').delete();
    await restore(before.filter(([path]) => path === 'curso/part-1'));
    expect(await replay()).toMatchObject({ ...NOTHING, deleted: ['bajas/user/part'] });
    expect(await left('part')).toEqual([]);
  });

  test('are distinguished from an item created again under the same id', async () => {
    await account('repite');
    const ref = db.doc('promo/repite-1');
    const first = await ref.get();
    await ref.delete();
    const again = Timestamp.fromMillis(NOW.getTime() + 1);
    await ref.set({ ...first.data(), createdAt: again });
    const event = { tipo: 'promo' as const, id: 'repite-1', before: first.data(), deleted: NOW };
    await itemWritten({ ...deps, now: () => new Date(NOW.getTime() + HOUR_MS) }, event);
    expect(await replay()).toMatchObject({ ...NOTHING, newer: ['bajas/promo/repite-1'] });

    const { writeTime } = await ref.delete();
    const before = { ...first.data(), createdAt: again };
    await itemWritten(deps, { ...event, before, deleted: writeTime.toDate() });
    await itemWritten(deps, event);
    for (const createdAt of [NOW, again]) {
      await ref.set({ ...first.data(), createdAt });
      expect(await replay()).toMatchObject({ ...NOTHING, deleted: ['bajas/promo/repite-1'] });
    }
  });

  test('that were created again stay, and are reported; so are unreadable entries', async () => {
    const earlier = { ...deps, now: () => new Date(NOW.getTime() - HOUR_MS) };
    await account('nueva');
    for (const path of ['user/nueva', 'evento/nueva-1']) await recordDeletion(earlier, path);
    await bucket.file('bajas/user/sin-hora').save('', { resumable: false });
    await recordDeletion(deps, 'otra/cosa');
    const before = await backup('nueva');
    expect(await replay()).toMatchObject({
      ...NOTHING,
      newer: ['bajas/evento/nueva-1', 'bajas/user/nueva'],
      unreadable: ['bajas/otra/cosa', 'bajas/user/sin-hora'],
    });
    expect(await backup('nueva')).toEqual(before);
  });
});

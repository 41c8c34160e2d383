import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TIPOS } from '@vidriera/domain/values/ids';
import { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount } from '../../functions/src/accounts/account/delete-account.ts';
import { userWritten } from '../../functions/src/accounts/owners/user-written.ts';
import type { Deps } from '../../functions/src/base/firestore/admin.ts';
import { itemWritten } from '../../functions/src/items/items/item-written.ts';
import { creador, publish, urlOf } from '../../functions/src/testing/data.ts';
import type { Emulation } from '../../local/src/emulators/emulators.ts';
import { exportData } from '../../local/src/emulators/hub.ts';
import { withStack } from '../../local/src/stack/with-stack.ts';
import { buildRestoredExport, operate, servicesOf } from './restore.ts';

/** Enough to stop a run in the middle. */
const LEAVING = Array.from({ length: 8 }, (_, i) => `se-va-${i}`);
const STAYING = ['queda-a', 'queda-b'];
const DAY_MS = 86_400_000;
const BACKED_UP = new Date('2026-11-20T15:00:00Z');
const LATER = new Date(BACKED_UP.getTime() + DAY_MS);
const { signal } = new AbortController();
const stack = { name: `restore-${process.pid}`, only: ['auth', 'firestore', 'storage'] as const, signal };

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'restore-'));
});
afterAll(() => rmSync(home, { recursive: true }));

async function account(deps: Deps, uid: string): Promise<void> {
  const photo = `users/${uid}/profile/1_a.jpg`;
  await deps.auth.createUser({ uid, email: `${uid}@example.com` });
  await creador(deps.db, uid, { created_time: BACKED_UP, photo_url: urlOf(photo) });
  for (const tipo of TIPOS) await publish(deps, tipo, uid, { [uid]: { createdAt: BACKED_UP } });
  for (const path of [photo, `posts/evento/main/${uid}/1_a.jpg`]) {
    await deps.bucket.file(path).save('x', { resumable: false });
  }
}

/** Serialises references as paths and sorts fields, because exports change their order. */
const plain = (_: string, value: unknown): unknown => {
  if (value instanceof DocumentReference) return value.path;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Returns all data of these people: documents, files and sign-ins. */
async function remains({ db, auth, bucket }: Deps, uids: string[]): Promise<Record<string, unknown>> {
  const paths = uids.flatMap((uid) => [
    `user/${uid}`,
    `user/${uid}/refRolCreador/${uid}`,
    ...TIPOS.map((tipo) => `${tipo}/${uid}`),
  ]);
  const docs = await db.getAll(...paths.map((path) => db.doc(path)));
  const [files] = await bucket.getFiles();
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  return Object.fromEntries([
    ...docs.filter(({ exists }) => exists).map((doc) => [doc.ref.path, JSON.stringify(doc.data(), plain)]),
    ...files.flatMap(({ name }) => (uids.some((uid) => name.includes(`/${uid}/`)) ? [[name, 'file']] : [])),
    ...users.map(({ uid }) => [uid, 'sign-in']),
  ]);
}

/** Deletes an account like the callable and its trigger. */
async function leave(deps: Deps, uid: string): Promise<void> {
  const read = async () => (await deps.db.doc(`user/${uid}`).get()).data();
  const before = await read();
  await deleteAccount(deps, { uid, authTime: deps.now(), username: uid });
  await userWritten(deps, { uid, before, after: await read() });
}

it('the ledger deletes people and items again that a restored backup brought back', async () => {
  const [backup, today, folder] = ['backup', 'today', 'restored'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  const before = await withStack(stack, async (emulation: Emulation) => {
    const deps = servicesOf(emulation, 'before', () => BACKED_UP);
    for (const uid of [...LEAVING, ...STAYING]) await account(deps, uid);
    await exportData(emulation.hub, backup);
    const all = { staying: await remains(deps, STAYING), leaving: await remains(deps, LEAVING) };

    const later = { ...deps, now: () => LATER };
    for (const uid of LEAVING) await leave(later, uid);
    const item = await deps.db.doc('evento/queda-a').get();
    await item.ref.delete();
    await itemWritten(later, { tipo: 'evento', id: 'queda-a', before: item.data(), deleted: LATER });
    expect(await remains(deps, LEAVING)).toEqual({});
    await exportData(emulation.hub, today);
    return all;
  });

  buildRestoredExport(backup, today, folder);
  await withStack({ ...stack, importFrom: folder }, async (emulation) => {
    const deps = servicesOf(emulation, 'after', () => LATER);
    const leaving = () => remains(deps, LEAVING);
    const replay = (args: string[] = [], stopAt?: string) =>
      operate(emulation, ['replay-deletions', ...args], stopAt);
    expect(await leaving(), 'restored accounts').toEqual(before.leaving);
    expect(await remains(deps, STAYING)).toEqual(before.staying);

    const looked = await replay(['--dry-run']);
    expect(looked).toMatchObject({ ok: true, output: expect.stringContaining('9 would be deleted again') });
    expect(await leaving(), 'after a dry run').toEqual(before.leaving);

    const cut = await replay([], `bajas/user/${LEAVING[1]} was back, and is deleted`);
    expect(cut.ok, cut.output).toBe(false);
    const left = Object.keys(await leaving()).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(Object.keys(before.leaving).length);

    const rest = await replay();
    expect(rest.ok, rest.output).toBe(true);
    expect(await leaving()).toEqual({});
    const item = ['evento/queda-a', 'posts/evento/main/queda-a/1_a.jpg'];
    const remainder = await remains(deps, STAYING);
    expect(
      Object.keys(before.staying)
        .filter((name) => !(name in remainder))
        .sort(),
      'remaining people',
    ).toEqual(item);
    expect(remainder['evento/queda-b']).toBe(before.staying['evento/queda-b']);
    const again = await replay();
    expect(again).toMatchObject({
      ok: true,
      output: expect.stringContaining('0 deleted again, 9 were gone'),
    });

    const derived = await operate(emulation, ['migrate', 'rederive']);
    expect(derived).toMatchObject({ ok: true, output: expect.stringContaining('0 left as they are') });
    const unknown = await operate(emulation, ['migrate', 'nothing']);
    expect(unknown).toMatchObject({ ok: false, output: expect.stringContaining('knows holds, rederive') });
  });
});

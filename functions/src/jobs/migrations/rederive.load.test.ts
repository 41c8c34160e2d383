import { randomInt } from 'node:crypto';
import { TIPOS } from '@vidriera/domain/values/ids';
import { DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { userWritten } from '../../accounts/owners/user-written.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { isDerivation } from '../../base/firestore/differences.ts';
import { refs } from '../../base/firestore/refs.ts';
import { creador, publish } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import type { Migration } from './migration.ts';
import { rederive } from './rederive.ts';
import { runMigration } from './run-migration.ts';

const NAME = 'rederive';
const PEOPLE = ['ana', 'beto', 'cora'];
const EACH = 4;
const PAGE = 5;
const ALL = PEOPLE.length * (2 + EACH * TIPOS.length);

/** Creates three creators with four items of each kind, and spoils their derived fields. */
async function spoiled(name: string): Promise<Deps> {
  const deps = project(`rederive-${name}`);
  const { db } = deps;
  const weekly = { fechaPeriodica: 'Todos los jueves' };
  for (const uid of PEOPLE) {
    await creador(db, uid, { eventLikes: [db.doc('evento/ana-0')] });
    for (const tipo of TIPOS) {
      const ids = Array.from({ length: EACH }, (_, i) => [`${uid}-${i}`, tipo === 'evento' ? weekly : {}]);
      await publish(deps, tipo, uid, Object.fromEntries(ids));
      await refs.counter(db, uid, tipo).set({ count: 99, lastId: `${uid}-0` });
    }
  }
  for (const tipo of TIPOS) {
    for (const uid of PEOPLE) {
      await db.doc(`${tipo}/${uid}-1`).update({ zona: 'mal', proximaFecha: null });
      await db.doc(`${tipo}/${uid}-2`).update({ visible: false, cantLikes: 7 });
    }
  }
  await db.doc('usernameAlike/ana').delete();
  const [light] = Object.values((await refs.user(db, 'ana').get()).get('lights'));
  await refs.user(db, 'ana').update({ lights: { 'evento/no-existe': light } });
  return deps;
}

const withoutProject = (_: string, value: unknown): unknown =>
  value instanceof DocumentReference ? value.path : value;

async function snapshots({ db }: Deps): Promise<Map<string, DocumentSnapshot>> {
  const lists = await Promise.all([
    ...[...TIPOS, 'user', 'count', 'username', 'usernameAlike'].map((collection) =>
      db.collection(collection).get(),
    ),
    ...['counter', 'refRolCreador'].map((group) => db.collectionGroup(group).get()),
  ]);
  return new Map(lists.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc])));
}
const textOf = (docs: Map<string, DocumentSnapshot>): Record<string, string> =>
  Object.fromEntries(
    [...docs].map(([path, doc]) => [
      path,
      JSON.stringify(Object.entries(doc.data() ?? {}).sort(), withoutProject),
    ]),
  );
const times = (docs: Map<string, DocumentSnapshot>) =>
  [...docs].map(([path, { updateTime }]) => [path, updateTime?.toMillis()]);

function migrate(deps: Deps, more: { migration?: Migration; dryRun?: boolean; signal?: AbortSignal } = {}) {
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const { signal } = new AbortController();
  const options = { name: NAME, migration: rederive, dryRun: false, signal, log, pageSize: PAGE, ...more };
  return runMigration(deps, options).then((outcome) => ({ ...outcome, lines }));
}
/** Returns the migration with a database that fails at one page. */
function failingAt(at: number, when: 'before' | 'after'): { migration: Migration; calls: () => number } {
  let calls = 0;
  const down = () => Object.assign(new Error('database down'), { code: 14 });
  const page: Migration['page'] = async (...given) => {
    calls++;
    if (calls === at && when === 'before') throw down();
    const written = await rederive.page(...given);
    if (calls === at && when === 'after') throw down();
    return written;
  };
  return { migration: { ...rederive, page }, calls: () => calls };
}

describe('rederive', () => {
  test('interrupted at any page, before or after its writes, and continued, ends like a whole run', async () => {
    const whole = await spoiled('whole');
    const before = await snapshots(whole);
    const counting = failingAt(0, 'before');
    const promised = await migrate(whole, { dryRun: true });
    expect(times(await snapshots(whole)), 'a dry run').toEqual(times(before));
    expect((await refs.migration(whole.db, NAME).get()).exists).toBe(false);
    const { lines: _, ...done } = await migrate(whole, { migration: counting.migration });
    expect(done).toMatchObject({ seen: ALL, bad: 0 });
    expect(promised.seen).toBe(done.seen);
    expect(promised.written).toBeGreaterThan(0);
    const after = await snapshots(whole);
    expect(textOf(after)).not.toEqual(textOf(before));

    const [item, person] = [after.get('evento/ana-2'), after.get('user/ana')];
    expect(item?.data()).toMatchObject({ visible: true, cantLikes: 0 });
    expect(after.get('link/beto-1')?.get('zona')).toBeNull();
    expect(Object.keys(person?.get('lights')).sort()).toEqual([0, 1, 2, 3].map((i) => `evento/ana-${i}`));
    expect(after.get('usernameAlike/ana')?.data()).toEqual({ username: 'ana' });
    expect(after.get('user/ana/counter/evento')?.data()).toEqual({ count: EACH, lastId: 'ana-0' });
    expect(after.get('evento/ana-0')?.get('cantLikes')).toBe(PEOPLE.length);

    for (const when of ['before', 'after'] as const) {
      const [first, second] = [randomInt(1, counting.calls() + 1), randomInt(1, 4)];
      const cut = await spoiled(`${when}-${first}-${second}`);
      for (const at of [first, second]) {
        await migrate(cut, { migration: failingAt(at, when).migration }).catch(({ message }) =>
          expect(message).toBe('database down'),
        );
      }
      await migrate(cut);
      expect(textOf(await snapshots(cut)), `${when} page ${first}, then ${second}`).toEqual(textOf(after));
      expect((await refs.migration(cut.db, NAME).get()).get('endedAt')).toBeDefined();
    }
  });

  test('writes nothing the second time, and causes no work for triggers', async () => {
    const deps = await spoiled('twice');
    const before = await snapshots(deps);
    expect((await migrate(deps)).written).toBeGreaterThan(0);
    const after = await snapshots(deps);
    for (const [path, doc] of after) {
      const [was, is] = [before.get(path)?.data() ?? {}, doc.data() ?? {}];
      const [collection = '', uid = '', sub] = path.split('/');
      if (TIPOS.some((tipo) => tipo === collection)) expect(isDerivation(was, is), path).toBe(true);
      if (collection === 'user' && !sub) {
        const outcome = await userWritten(deps, { uid, before: was, after: is });
        expect(outcome, path).toEqual({ kind: 'skipped', reason: 'nothing-depends' });
      }
    }
    expect(await migrate(deps)).toMatchObject({
      written: 0,
      bad: 0,
      seen: ALL,
    });
    expect(times(await snapshots(deps))).toEqual(times(after));
  });

  test('leaves a bad document, logs it, and continues with the others of its page', async () => {
    const deps = await spoiled('bad');
    await deps.db.doc('curso/ana-0-roto').set({ titulo: 3, visible: true });
    await deps.db.doc('user/dora').set({ lights: { 'no-path': [new Date(), new Date()] }, role: 'personal' });
    const { lines, ...outcome } = await migrate(deps);
    expect(outcome).toMatchObject({ bad: 2, badPaths: ['curso/ana-0-roto', 'user/dora'] });
    expect(lines).toContain('curso/ana-0-roto is left as it is: the item is unreadable');
    expect((await deps.db.doc('curso/ana-0-roto').get()).data()).toEqual({ titulo: 3, visible: true });
    expect((await deps.db.doc('curso/ana-1').get()).get('zona')).toBeNull();
    const stored = (await refs.migration(deps.db, NAME).get()).data();
    expect(stored).toMatchObject({ bad: 2, badPaths: outcome.badPaths, endedAt: expect.anything() });
  });

  test('stopped by its operator, continues after the last recorded page', async () => {
    const deps = await spoiled('stopped');
    const stop = new AbortController();
    const page: Migration['page'] = async (context, collection, docs) => {
      if (collection === 'promo') stop.abort(new Error('stopped'));
      return rederive.page(context, collection, docs);
    };
    const stopping = migrate(deps, { migration: { ...rederive, page }, signal: stop.signal });
    await expect(stopping).rejects.toThrow('stopped');
    const checkpoint = (await refs.migration(deps.db, NAME).get()).data();
    expect(checkpoint).toMatchObject({
      collection: 'promo',
      after: 'beto-0',
      seen: TIPOS.indexOf('promo') * PEOPLE.length * EACH + PAGE,
    });
    const { lines, seen } = await migrate(deps);
    expect(lines[0]).toBe('continues in promo after beto-0');
    expect(seen).toBe(ALL);
  });
});

import { Firestore, Transaction } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logger } from '../shared/logger.ts';
import { refs } from '../shared/refs.ts';
import { emptyAgenda, expectedAgenda, storedAgenda } from '../testing/agenda.ts';
import { itemData } from '../testing/data.ts';
import { project } from '../testing/project.ts';
import { itemChanged, ownerChanged, ownerOfNote } from './pending.ts';
import { repair } from './repair.ts';
import { readTurn } from './turns.ts';
import { work } from './work.ts';

const deps = project('agenda-turns');
const { db } = deps;
beforeEach(() => emptyAgenda(db));
afterEach(() => vi.restoreAllMocks());

/** Stores events, and notes them as their trigger does. */
async function noteEvents(
  uid: string,
  ids: readonly string[],
  placeOf: (i: number) => string = () => 'salta',
) {
  const none = await refs.item(db, 'evento', 'no-hay').get();
  for (let i = 0; i < ids.length; i += 250) {
    const some = ids.slice(i, i + 250).map((id) => refs.item(db, 'evento', id));
    const batch = db.batch();
    for (const [n, ref] of some.entries()) {
      const zona = placeOf(i + n);
      const shown = { visible: true, localidad: zona, localidadEfectiva: zona, zona };
      batch.set(ref, itemData(db, 'evento', uid, shown));
    }
    await batch.commit();
    await Promise.all((await db.getAll(...some)).map((after) => itemChanged(db, { before: none, after })));
  }
}
const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${name}${String(i).padStart(4, '0')}`);

test('worker: processes another owner’s note on the first page while 2,000 notes of one owner wait', async () => {
  await repair(deps);
  await noteEvents('ana', many('a', 2000));
  await noteEvents('beto', ['z-de-beto']);
  await expect(work(deps, () => false)).rejects.toThrow('no time left');
  const { salta } = await storedAgenda(deps);
  expect(Object.keys(salta?.entries ?? {})).toContain('evento/z-de-beto');
  expect((await db.collection('pending').get()).size).toBeGreaterThan(1700);
  await noteEvents('caro', ['z-de-caro']);
  await expect(work(deps, () => false)).rejects.toThrow('no time left');
  expect(Object.keys((await storedAgenda(deps)).salta?.entries ?? {})).toContain('evento/z-de-caro');
  await work(deps);
  expect((await db.collection('pending').get()).size).toBe(0);
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
}, 180_000);

test('worker: begins with another owner’s note if one owner’s batches fill a page’s time', async () => {
  await repair(deps);
  await noteEvents('ana', many('a', 300), (i) => `a${String(i % 40).padStart(2, '0')}`);
  await noteEvents('beto', ['b'], () => 'z');
  const { runTransaction } = Firestore.prototype;
  vi.spyOn(Firestore.prototype, 'runTransaction').mockImplementation(async function (
    this: Firestore,
    ...args
  ) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return runTransaction.apply(this, args);
  });
  let pages = 2;
  await expect(work(deps, () => --pages > 0)).rejects.toThrow('no time left');
  const waiting = (await db.collection('pending').get()).docs.map(({ id }) => ownerOfNote(id));
  expect(waiting.length).toBeGreaterThan(100);
  expect(waiting).not.toContain('beto');
}, 120_000);

test('worker: leaves only the notes of a part that can’t be written', async () => {
  await repair(deps);
  const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await noteEvents('ana', many('a', 60), (i) => (i % 30 === 7 ? 'rosario' : 'salta'));
  await noteEvents('beto', ['b'], () => 'cordoba');
  const { set } = Transaction.prototype;
  vi.spyOn(Transaction.prototype, 'set').mockImplementation(function (this: Transaction, ref, ...rest) {
    if (ref.path === 'agenda/rosario-0') throw new Error('too large');
    return set.call(this, ref, ...(rest as [never]));
  });
  await expect(work(deps)).rejects.toThrow('agenda: failed notes: 2');
  const waiting = (await db.collection('pending').get()).docs.map(({ ref }) => ref.path);
  expect(waiting).toEqual(['pending/ana evento-a0007', 'pending/ana evento-a0037']);
  expect(error.mock.calls.map(([message, details]) => [message, (details as { path: string }).path])).toEqual(
    waiting.map((path) => ['agenda: note failed', path]),
  );
  const stored = await storedAgenda(deps);
  expect(Object.keys(stored.salta?.entries ?? {})).toHaveLength(58);
  expect(Object.keys(stored.cordoba?.entries ?? {})).toEqual(['evento/b']);
  vi.restoreAllMocks();
  await work(deps);
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
}, 120_000);

test('worker: a creator’s change reaches all parts but the one that can’t be written', async () => {
  await noteEvents('ana', many('a', 3), (i) => ['cordoba', 'rosario', 'salta'][i] ?? '');
  await repair(deps);
  await work(deps);
  vi.spyOn(logger, 'error').mockImplementation(() => {});
  const { set } = Transaction.prototype;
  vi.spyOn(Transaction.prototype, 'set').mockImplementation(function (this: Transaction, ref, ...rest) {
    if (ref.path === 'agenda/rosario-0') throw new Error('too large');
    return set.call(this, ref, ...(rest as [never]));
  });
  const person = refs.user(db, 'ana');
  const before = await person.get();
  await person.update({ display_name: 'Ana María' });
  await ownerChanged(db, { before, after: await person.get() });
  await expect(work(deps)).rejects.toThrow('agenda: failed notes: 1');
  const stored = await storedAgenda(deps);
  for (const zona of ['cordoba', 'salta']) expect(stored[zona]?.owners.ana, zona).toContain('Ana María');
  expect((await db.collection('pending').get()).size).toBe(1);
  vi.restoreAllMocks();
  await work(deps);
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
});

test('turns: begin with each owner’s first note, and serve every owner once per cycle', async () => {
  const note = (uid: string, id: string) => refs.pending(db, `${uid} evento-${id}`);
  const owners = many('o', 450);
  const notes = [
    ...owners.map((uid) => note(uid, 'uno')),
    ...many('e', 300).map((id) => note('abad', id)),
    ...many('e', 3).map((id) => note('abad-otro', id)),
  ];
  for (let i = 0; i < notes.length; i += 400) {
    const batch = db.batch();
    for (const ref of notes.slice(i, i + 400)) batch.set(ref, { zonas: [] });
    await batch.commit();
  }
  const seen: string[][] = [];
  for (let after = ''; ; ) {
    const { page, next } = await readTurn(db, { after, failed: new Set(), size: 200 });
    seen.push(page.map(({ id }) => id));
    after = next;
    if (next === '') break;
  }
  expect(seen[0]?.slice(0, 2)).toEqual(['abad evento-e0000', 'abad-otro evento-e0000']);
  expect(new Set(seen.flat().map(ownerOfNote))).toEqual(new Set(['abad', 'abad-otro', ...owners]));
  expect(seen.length).toBeLessThanOrEqual(3);
});

import { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyAgenda, expectedAgenda, storedAgenda } from '../../testing/agenda.ts';
import { many, noteEvents } from '../../testing/notes.ts';
import { project } from '../../testing/project.ts';
import { ownerOfNote } from './notes.ts';
import { repair } from './repair.ts';
import { work } from './worker.ts';

const deps = project('agenda-turns-load');
const { db } = deps;
beforeEach(() => emptyAgenda(db));
afterEach(() => vi.restoreAllMocks());

test('worker: processes another owner’s note on the first page while 2,000 notes of one owner wait', async () => {
  await repair(deps);
  await noteEvents(db, 'ana', many('a', 2000));
  await noteEvents(db, 'beto', ['z-de-beto']);
  await expect(work(deps, () => false)).rejects.toThrow('no time left');
  const { salta } = await storedAgenda(deps);
  expect(Object.keys(salta?.entries ?? {})).toContain('evento/z-de-beto');
  expect((await db.collection('pending').get()).size).toBeGreaterThan(1700);
  await noteEvents(db, 'caro', ['z-de-caro']);
  await expect(work(deps, () => false)).rejects.toThrow('no time left');
  expect(Object.keys((await storedAgenda(deps)).salta?.entries ?? {})).toContain('evento/z-de-caro');
  await work(deps);
  expect((await db.collection('pending').get()).size).toBe(0);
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
});

test('worker: begins with another owner’s note if one owner’s batches fill a page’s time', async () => {
  await repair(deps);
  await noteEvents(db, 'ana', many('a', 300), (i) => `a${String(i % 40).padStart(2, '0')}`);
  await noteEvents(db, 'beto', ['b'], () => 'z');
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
});

import { zonas } from '@vidriera/domain/agenda/entry';
import { Transaction } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { emptyAgenda, expectedAgenda, storedAgenda } from '../../testing/agenda.ts';
import { many, noteEvents } from '../../testing/notes.ts';
import { project } from '../../testing/project.ts';
import { ownerChanged, ownerOfNote } from './notes.ts';
import { unpaced } from './pace.ts';
import { repair } from './repair.ts';
import { readTurn } from './turns.ts';
import { work } from './worker.ts';

const deps = project('agenda-turns');
const { db } = deps;
beforeEach(() => emptyAgenda(db));
afterEach(() => vi.restoreAllMocks());

test('worker: leaves only the notes of a part that can’t be written', async () => {
  await repair(deps);
  const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await noteEvents(db, 'ana', many('a', 60), (i) => (i % 30 === 7 ? 'rosario' : 'salta'));
  await noteEvents(db, 'beto', ['b'], () => 'cordoba');
  const { set } = Transaction.prototype;
  vi.spyOn(Transaction.prototype, 'set').mockImplementation(function (this: Transaction, ref, ...rest) {
    if (ref.path === 'agenda/rosario-0') throw new Error('too large');
    return set.call(this, ref, ...(rest as [never]));
  });
  await expect(work(deps, undefined, unpaced)).rejects.toThrow('agenda: failed notes: 2');
  const waiting = (await db.collection('pending').get()).docs.map(({ ref }) => ref.path);
  expect(waiting).toEqual(['pending/ana evento-a0007', 'pending/ana evento-a0037']);
  expect(error.mock.calls.map(([message, details]) => [message, (details as { path: string }).path])).toEqual(
    waiting.map((path) => ['agenda: note failed', path]),
  );
  const stored = await storedAgenda(deps);
  expect(Object.keys(stored.salta?.entries ?? {})).toHaveLength(58);
  expect(Object.keys(stored.cordoba?.entries ?? {})).toEqual(['evento/b']);
  vi.restoreAllMocks();
  await work(deps, undefined, unpaced);
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
});

test('worker: a creator’s change reaches all parts but the one that can’t be written', async () => {
  await noteEvents(db, 'ana', many('a', 3), (i) => ['cordoba', 'rosario', 'salta'][i] ?? '');
  await repair(deps);
  await work(deps, undefined, unpaced);
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
  await expect(work(deps, undefined, unpaced)).rejects.toThrow('agenda: failed notes: 1');
  const stored = await storedAgenda(deps);
  for (const zona of ['cordoba', 'salta']) expect(stored[zona]?.owners.ana, zona).toContain('Ana María');
  expect((await db.collection('pending').get()).size).toBe(1);
  vi.restoreAllMocks();
  await work(deps, undefined, unpaced);
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
});

test('worker: an owner whose change fills a transaction waits for the others before its next step', async () => {
  const places = zonas().slice(0, 20);
  await noteEvents(db, 'ana', many('a', 20), (i) => places[i] ?? '');
  await repair(deps);
  await work(deps, undefined, unpaced);
  const person = refs.user(db, 'ana');
  const before = await person.get();
  await person.update({ display_name: 'Ana María' });
  await ownerChanged(db, { before, after: await person.get() });
  await noteEvents(db, 'beto', ['b'], () => zonas()[20] ?? '');
  let turns = 2;
  await expect(work(deps, () => --turns > 0, unpaced)).rejects.toThrow('no time left');
  const waiting = (await db.collection('pending').get()).docs.map(({ id }) => id);
  expect(waiting).toEqual(['ana owner']);
  await work(deps, undefined, unpaced);
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

import { randomBytes } from 'node:crypto';
import { keyOf, zonas } from '@vidriera/domain/agenda/entry';
import { type AgendaEntry, entryOf } from '@vidriera/domain/agenda/entry-schema';
import { NO_TEXTS } from '@vidriera/domain/agenda/texts';
import { Firestore, Transaction } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { parseItem } from '../../base/firestore/stored-item.ts';
import { logger } from '../../base/process/logger.ts';
import { expectedAgenda, storedAgenda } from '../../testing/agenda.ts';
import { agendaEvents } from '../../testing/agenda-events.ts';
import { creador } from '../../testing/data.ts';
import { itemChanged, ownerChanged } from './notes.ts';
import { paced } from './pace.ts';
import { repair } from './repair.ts';
import { packedPart } from './stored.ts';
import { work } from './worker.ts';

const { deps, db, dataOf, idOf, store, someOf, writesOfVersions } = agendaEvents('agenda-bursts');

test('worker: a burst of 1,000 changes writes the versions less than once a second', async () => {
  for (const uid of ['ana', 'beto']) await creador(db, uid, { localidad: 'salta' });
  await repair(deps);
  const places = zonas().slice(0, 40);
  const events = Array.from({ length: 1000 }, (_, i) => ({
    id: idOf(i),
    uid: i % 10 === 0 ? 'beto' : 'ana',
    zona: places[i % 40] ?? '',
  }));
  await store(events);
  const none = await refs.item(db, 'evento', 'no-hay').get();
  const note = async (some: typeof events) => {
    const stored = await db.getAll(...some.map(({ id }) => refs.item(db, 'evento', id)));
    await Promise.all(stored.map((after) => itemChanged(db, { before: none, after })));
  };
  const writes = writesOfVersions();
  await note(events.slice(0, 300));
  const pace = paced(); // the next run may follow at once
  const working = work(deps, () => true, pace);
  await note(events.slice(300));
  await working;
  await work(deps, () => true, pace);
  expect((await db.collection('pending').get()).size).toBe(0);
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
  const gaps = writes.slice(1).map((at, i) => at - (writes[i] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
  expect(writes.length).toBeLessThan(60);
});

test('worker: a rename over 60 zonas uses transactions under 10 MiB, also with a crash in between', async () => {
  await creador(db, 'ana', { localidad: 'salta' });
  const owner = { username: 'ana', nombre: 'ana', imagen: null, lights: [] };
  const places = zonas().slice(0, 60);
  await store(places.flatMap((zona, i) => someOf(zona, i, 1)));
  const versions: Record<string, string[]> = {};
  for (const [i, zona] of places.entries()) {
    const doc = parseItem('evento', dataOf('ana', zona));
    const own = doc && entryOf('evento', doc, { id: idOf(i), uid: 'ana' });
    if (!own) throw new Error('unreachable');
    const large = {
      ...own,
      id: `z${i}`,
      uid: 'otra',
      titulo: randomBytes(70_000).toString('base64'),
    } as AgendaEntry;
    const entries = [own, large].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const { part } = await packedPart({ owners: { ana: owner, otra: owner }, entries } as never, NO_TEXTS);
    versions[zona] = [part.version];
    await refs.part(db, zona, 0).set(part);
  }
  await refs.agenda(db).set({ salt: 'salt', isComplete: true, zonas: versions });
  const person = refs.user(db, 'ana');
  const before = await person.get();
  await person.update({ display_name: 'Ana María' });
  await ownerChanged(db, { before, after: await person.get() });

  const written = new Map<Transaction, number>();
  const { set } = Transaction.prototype;
  vi.spyOn(Transaction.prototype, 'set').mockImplementation(function (this: Transaction, ref, data) {
    const { data: bytes } = data as { data?: Buffer };
    written.set(this, (written.get(this) ?? 0) + (bytes?.byteLength ?? 0));
    return set.call(this, ref, data as never);
  });
  const { runTransaction } = Firestore.prototype;
  let calls = 0;
  const crash = vi.spyOn(Firestore.prototype, 'runTransaction').mockImplementation(async function (
    this: Firestore,
    ...args
  ) {
    if (++calls >= 3) throw new Error('ended');
    return runTransaction.apply(this, args);
  });
  const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await expect(work(deps)).rejects.toThrow('failed notes: 1');
  error.mockRestore();
  crash.mockRestore();
  const names = async () =>
    Object.values(await storedAgenda(deps)).map(({ owners }) => JSON.parse(owners.ana ?? '[]')[0]?.nombre);
  expect((await names()).filter((name) => name === 'Ana María')).toHaveLength(32);
  expect(await work(deps)).toMatchObject({ done: 1, parts: 28 });
  expect(new Set(await names())).toEqual(new Set(['Ana María']));
  expect((await db.collection('pending').get()).size).toBe(0);
  expect(Math.max(...written.values())).toBeLessThan(10 * 1024 * 1024);
});

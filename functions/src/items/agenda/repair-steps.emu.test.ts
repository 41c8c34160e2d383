import { zonas } from '@vidriera/domain/agenda/entry';
import { Firestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { expectedAgenda, storedAgenda } from '../../testing/agenda.ts';
import { agendaEvents } from '../../testing/agenda-events.ts';
import { creador } from '../../testing/data.ts';
import { readsOf } from '../../testing/reads.ts';
import { itemChanged } from './notes.ts';
import { unpaced } from './pace.ts';
import { repair } from './repair.ts';
import { work } from './worker.ts';

const { clock, deps, db, idOf, store, someOf, writesOfVersions } = agendaEvents('agenda-repair-steps');

test('repair: continues within a zona, step by step, and after a crash from the last step', async () => {
  await creador(db, 'ana', { localidad: 'salta' });
  await store(someOf('salta', 0, 95));
  const size = 10;
  const step = () => repair(deps, () => false, { size });
  const reconciled = async () => (await refs.reconciliation(db).get()).get('agenda');
  while (!String(await reconciled()).startsWith('salta/evento/')) await step();
  expect(await reconciled()).toBe(`salta/evento/${idOf(9)}`);
  expect(
    Object.keys((await storedAgenda(deps).catch(() => ({ salta: { entries: {} } }))).salta?.entries ?? {}),
  ).toEqual([]);
  const reads = await readsOf(step);
  expect(await reconciled()).toBe(`salta/evento/${idOf(19)}`);
  // Ten compared; the transaction reads them again with owner, versions, part, texts and progress.
  expect(reads.documents + reads.loose).toBeLessThanOrEqual(40);

  const { runTransaction } = Firestore.prototype;
  let calls = 0;
  vi.spyOn(Firestore.prototype, 'runTransaction').mockImplementation(async function (
    this: Firestore,
    ...args
  ) {
    if (++calls >= 4) throw new Error('ended');
    return runTransaction.apply(this, args);
  });
  const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await expect(repair(deps, () => true, { size })).rejects.toThrow('ended');
  expect(error).toHaveBeenCalledWith('agenda: not repaired', expect.anything());
  vi.restoreAllMocks();
  expect(await reconciled()).toBe(`salta/evento/${idOf(49)}`);
  expect(await repair(deps, () => true, { size })).toMatchObject({ entries: 45, through: true });
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
  await refs.item(db, 'evento', idOf(3)).delete();
  await refs.item(db, 'evento', idOf(94)).update({ titulo: 'Otro' });
  await store([{ id: 'a', uid: 'ana', zona: 'salta' }]);
  expect(await repair(deps, () => true, { size })).toMatchObject({ entries: 3, parts: 2 });
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
});

test('repair: removes past entries, many zonas in one write', async () => {
  await creador(db, 'ana', { localidad: 'salta' });
  const places = zonas().slice(0, 20);
  const today = new Date('2026-11-25T03:00:00Z');
  await store(places.flatMap((zona, i) => someOf(zona, i * 10, 2, { fechaExacta: today })));
  await store(places.flatMap((zona, i) => someOf(zona, 500 + i * 10, 1, { fechaExacta: null })));
  await repair(deps);
  expect(Object.values(await storedAgenda(deps)).flatMap(({ entries }) => Object.keys(entries))).toHaveLength(
    60,
  );
  clock.now = new Date('2026-11-26T09:05:00Z');
  const writes = writesOfVersions();
  expect(await repair(deps)).toMatchObject({ over: 40, entries: 0, parts: 20, through: true });
  expect(writes).toHaveLength(2);
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
  expect(Object.values(await storedAgenda(deps)).flatMap(({ entries }) => Object.keys(entries))).toHaveLength(
    20,
  );
});

test('worker: a past entry leaves with the next write of its part, and returns with a later date', async () => {
  await creador(db, 'ana', { localidad: 'salta' });
  const today = new Date('2026-11-25T03:00:00Z');
  await store([...someOf('salta', 0, 1, { fechaExacta: today }), ...someOf('salta', 1, 1)]);
  await repair(deps);
  clock.now = new Date('2026-11-26T15:00:00Z');
  const change = async (id: string, data: Record<string, unknown>) => {
    const ref = refs.item(db, 'evento', id);
    const before = await ref.get();
    await ref.update(data);
    await itemChanged(db, { before, after: await ref.get() });
    await work(deps, undefined, unpaced);
    return Object.keys((await storedAgenda(deps)).salta?.entries ?? {});
  };
  expect(await change(idOf(1), { titulo: 'Otro' })).toEqual([`evento/${idOf(1)}`]);
  expect(await change(idOf(0), { titulo: 'Fue' })).toEqual([`evento/${idOf(1)}`]);
  const tomorrow = new Date('2026-11-27T03:00:00Z');
  expect(await change(idOf(0), { fechaExacta: tomorrow })).toEqual([
    `evento/${idOf(0)}`,
    `evento/${idOf(1)}`,
  ]);
});

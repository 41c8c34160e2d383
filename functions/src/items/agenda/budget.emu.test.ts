import { randomBytes } from 'node:crypto';
import { anEntry, anOwner } from '@vidriera/domain/testing/agenda';
import { Transaction } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { emptyAgenda, expectedAgenda, storedAgenda } from '../../testing/agenda.ts';
import { publish } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import { MOST_PARTS } from './bounds.ts';
import { halveZonas } from './halve.ts';
import { unpaced } from './pace.ts';
import { redistribute, writeChanges } from './parts.ts';
import { agendaReader } from './read.ts';
import { repair } from './repair.ts';
import { readPartVersions } from './stored.ts';
import { textsReader } from './texts.ts';

const deps = project('agenda-budget');
const { db } = deps;
beforeEach(() => emptyAgenda(db));
afterEach(() => vi.restoreAllMocks());

const events = (name: string, count: number, descripcion: () => string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${name}${i}`, { descripcion: descripcion() }]),
  );
const versions = () => readPartVersions(db);

/** Spreads a zona over parts, as an earlier crowd left it. */
async function spreadOver(zona: string, count: number): Promise<void> {
  const { parts } = await agendaReader({ ...deps, lookEvery: 0 })([zona]);
  const known = await versions();
  const change = await redistribute(
    { zona, parts: parts.map(({ part }) => part), texts: await textsReader(db)(parts) },
    { versions: known, count, most: Number.POSITIVE_INFINITY },
  );
  if (!change) throw new Error('unreachable');
  await db.runTransaction(async (tx) => writeChanges(tx, db, known, [change]));
}

test('the night halves a zona until its parts are no longer too many', async () => {
  await publish(
    deps,
    'evento',
    'ana',
    events('a', 20, () => 'Con abrazo'),
  );
  await repair(deps);
  await spreadOver('salta', 8);
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
  await refs.user(db, 'ana').update({ display_name: 'Ana María' });
  expect(await repair(deps)).toMatchObject({ entries: 0, owners: 1, failed: 0, through: true });
  expect((await versions()).zonas.salta).toHaveLength(1);
  expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
  const left = await Promise.all(['agenda', 'agendaTexts'].map((name) => db.collection(name).get()));
  expect(left.flatMap(({ docs }) => docs.map(({ id }) => id))).toEqual(['salta-0', 'salta-0']);
});

test('the night leaves parts that would be more than half full', async () => {
  const entries = Array.from({ length: 8 }, (_, i) =>
    anEntry(`e${i}`, { titulo: randomBytes(8_000).toString('base64') }),
  );
  const owners = { ana: anOwner('ana') };
  // This salt spreads the eight evenly: a random one puts seven into one half now and then, more than fit.
  const known = { ...(await versions()), salt: 'a' };
  const change = await redistribute(
    { zona: 'salta', parts: [{ owners, entries }], texts: [] },
    { versions: known, count: 4, most: 100_000 },
  );
  if (!change) throw new Error('unreachable');
  await db.runTransaction(async (tx) => writeChanges(tx, db, known, [change]));
  await halveZonas(deps, (await versions()).zonas, unpaced);
  expect((await versions()).zonas.salta).toHaveLength(2);
  await refs.agenda(db).update({ isComplete: true });
  const { parts } = await agendaReader({ ...deps, lookEvery: 0 })(['salta']);
  expect(parts.flatMap(({ part }) => part.entries)).toHaveLength(8);
});

test('a zona that can’t double any more is told before it is full', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const tell = async (bytes: number) => {
    await refs.part(db, 'salta', 31).set({ version: 'v', texts: '', data: randomBytes(bytes) });
    await halveZonas(deps, { salta: Array<string>(MOST_PARTS).fill('v') }, unpaced);
  };
  await tell(99_000);
  expect(error).not.toHaveBeenCalled();
  await tell(120_000);
  expect(error.mock.calls).toEqual([['agenda: zona near its end', { zona: 'salta', bytes: 120_000 }]]);
});

test('a part that can’t be written keeps no other from being repaired', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await publish(
    deps,
    'evento',
    'ana',
    events('a', 3, () => 'Con abrazo'),
  );
  await publish(deps, 'evento', 'beto', {
    lejos: { localidad: 'rosario' },
    largo: { localidad: 'rosario' },
  });
  await repair(deps);
  const { set } = Transaction.prototype;
  vi.spyOn(Transaction.prototype, 'set').mockImplementation(function (this: Transaction, ref, ...rest) {
    if (ref.path === 'agenda/rosario-0') throw new Error('too large');
    return set.call(this, ref, ...(rest as [never]));
  });
  for (const uid of ['ana', 'beto']) await refs.user(db, uid).update({ display_name: `${uid} nueva` });
  await db.doc('evento/lejos').update({ titulo: 'Otro' });
  await db.doc('evento/a1').update({ titulo: 'Otro' });
  expect(await repair(deps)).toMatchObject({ failed: 2, through: true });
  expect(error).toHaveBeenCalledWith('agenda: not repaired', expect.anything());
  vi.restoreAllMocks();
  const [stored, expected] = [await storedAgenda(deps), await expectedAgenda(deps)];
  expect(stored.salta).toEqual(expected.salta);
  expect(stored.rosario).not.toEqual(expected.rosario);
  expect(await repair(deps)).toMatchObject({ failed: 0, through: true });
  expect(await storedAgenda(deps)).toEqual(expected);
});

import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { HELD_LEDGER_PREFIX } from '@vidriera/domain/usuario/ledger';
import { FOR_GOOD } from '@vidriera/domain/usuario/suspension';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { creador, publish } from '../../testing/data.ts';
import { clear, follow, hold } from '../../testing/holds.ts';
import { NOW, project } from '../../testing/project.ts';
import { recordHold } from '../../trust/held/record.ts';
import { replayDeletions } from './replay-deletions.ts';
import { replayHolds } from './replay-holds.ts';

let moment = NOW.getTime();
const deps = project('hold-ledger', () => new Date(moment));
const { db, bucket } = deps;
const EVENT = subjectOf('evento', 'e');
const PERSON = subjectOf('user', 'ana');
const PATHS = ['evento/e', 'user/ana', 'held/evento_e', 'held/user_ana'];

beforeEach(async () => {
  await bucket.deleteFiles({ force: true });
  await Promise.all(PATHS.map((path) => db.doc(path).delete()));
  await creador(db, 'ana');
  await publish(deps, 'evento', 'ana', { e: {} });
});
afterEach(() => {
  moment = NOW.getTime();
});

const backup = async () =>
  new Map((await db.getAll(...PATHS.map((path) => db.doc(path)))).map((doc) => [doc.ref.path, doc.data()]));
async function restore(documents: Map<string, DocumentData | undefined>) {
  for (const [path, data] of documents) await (data ? db.doc(path).set(data) : db.doc(path).delete());
}
const replay = (dryRun = false) =>
  replayHolds(deps, { dryRun, signal: new AbortController().signal, log: () => undefined });
const removeEvent = async () => {
  await hold(deps, EVENT, 'removed');
  await recordHold(deps, EVENT);
};
async function suspend(until: Date | null) {
  await refs.user(db, 'ana').update({ suspendedUntil: until ?? FieldValue.delete() });
  await (until ? hold : clear)(deps, PERSON, 'suspension');
  await recordHold(deps, PERSON);
}
const state = async () => {
  for (const subject of [EVENT, PERSON]) await follow(deps, subject);
  const [event, person] = [await refs.item(db, 'evento', 'e').get(), await refs.user(db, 'ana').get()];
  return [
    event.get('retenido') ?? null,
    person.get('retenido') ?? null,
    person.get('suspendedUntil')?.toDate() ?? null,
  ];
};

test('removals and suspensions are repeated after a restore; a dry run changes nothing', async () => {
  const before = await backup();
  await removeEvent();
  await suspend(FOR_GOOD);
  expect(await replay()).toMatchObject({ same: 2, replayed: [] });
  await restore(before);
  const names = [`${HELD_LEDGER_PREFIX}evento/e`, `${HELD_LEDGER_PREFIX}user/ana`];
  expect(await replay(true)).toMatchObject({ replayed: names });
  expect(await state()).toEqual([null, null, null]);
  expect(await replay()).toMatchObject({ replayed: names });
  expect(await state()).toEqual(['baja', 'revision', FOR_GOOD]);
  expect(await replay()).toMatchObject({ same: 2, replayed: [] });
  const deletions = await replayDeletions(deps, {
    dryRun: true,
    signal: new AbortController().signal,
    log: () => undefined,
  });
  expect(deletions, 'holds are no deletions').toMatchObject({ unreadable: [], deleted: [] });
});

test('so is their end', async () => {
  await removeEvent();
  await suspend(FOR_GOOD);
  const held = await backup();
  moment += 1000;
  await clear(deps, EVENT);
  await recordHold(deps, EVENT);
  await suspend(null);
  await restore(held);
  expect((await replay()).replayed).toHaveLength(2);
  expect(await state()).toEqual([null, null, null]);
});

test('a later decision, a hold of complaints and an ended suspension stay as they are', async () => {
  const before = await backup();
  await removeEvent();
  await suspend(new Date(moment + 1000));
  await restore(before);
  moment += 1000;
  await hold(deps, EVENT, 'desk');
  await hold(deps, PERSON, 'complaints');
  expect(await replay()).toMatchObject({ newer: [`${HELD_LEDGER_PREFIX}evento/e`], same: 1, replayed: [] });
  expect(await state()).toEqual(['revision', 'revision', null]);
});

test('a thing that nothing but complaints held is not recorded, and a broken entry is named', async () => {
  await hold(deps, EVENT, 'complaints');
  await recordHold(deps, EVENT);
  expect(await replay()).toMatchObject({ same: 0, replayed: [] });
  await bucket.file(`${HELD_LEDGER_PREFIX}evento/e`).save('', { metadata: { metadata: { when: 'ayer' } } });
  expect(await replay()).toMatchObject({ unreadable: [`${HELD_LEDGER_PREFIX}evento/e`] });
});

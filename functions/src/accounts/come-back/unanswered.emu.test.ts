import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { expect, test } from 'vitest';
import { readCurrentEvent } from '../../attend/seats/event.ts';
import { eventChanged } from '../../attend/seats/event-changed.ts';
import { refs } from '../../base/firestore/refs.ts';
import { itemWritten } from '../../items/items/item-written.ts';
import { syncItems } from '../../items/items/owner-items.ts';
import { creador } from '../../testing/data.ts';
import { DAY_MS, seatsProject } from '../../testing/seats-project.ts';
import { answer, listUnanswered } from './unanswered.ts';

const { clock, db, deps, services, event, ask } = seatsProject('unanswered');
const read = async (id: string) => (await refs.item(db, 'evento', id).get()).data();
const becomes = async (uid: string, role: 'creador' | 'personal') => {
  await refs.user(db, uid).update({ role });
  await syncItems(deps, uid);
};

/** A creator with an event; two people have seats if it `hasGuests`. The creator leaves the role and comes back. */
async function leavesAndReturns(uid: string, hasGuests = true) {
  await creador(db, uid);
  await event(uid, uid, 9);
  if (hasGuests) for (const guest of ['ana', 'beto']) await ask(guest, uid, 2);
  await becomes(uid, 'personal');
  await eventChanged(deps, uid);
  expect(await listUnanswered(deps, uid), 'nobody is asked before coming back').toEqual([]);
  await becomes(uid, 'creador');
  return itemIdSchema.parse(uid);
}

test('an event whose guests were told comes back unlisted, and its creator is asked', async () => {
  const evento = await leavesAndReturns('vuelve');
  expect(await listUnanswered(deps, 'vuelve')).toEqual([{ evento, titulo: 'Evento vuelve', people: 2 }]);
  expect(await read('vuelve')).toMatchObject({ visible: false });
  await syncItems(deps, 'vuelve');
  expect(await readCurrentEvent(deps, 'vuelve'), 'after another change').toBeNull();
  expect(await listUnanswered(deps, 'otro'), 'another person').toEqual([]);
});

test('an event nobody was told of comes back listed', async () => {
  await leavesAndReturns('sin-gente', false);
  expect(await read('sin-gente')).toMatchObject({ visible: true });
  expect(await listUnanswered(deps, 'sin-gente')).toEqual([]);
});

test('yes lists it again, once', async () => {
  const evento = await leavesAndReturns('si');
  expect(await answer(deps, 'si', { evento, again: true })).toBe(true);
  expect(await read('si')).toMatchObject({ visible: true, estado: 'programado' });
  expect(await listUnanswered(deps, 'si')).toEqual([]);
  expect(await answer(deps, 'si', { evento, again: false }), 'answered before').toBe(false);
  expect(await read('si')).toMatchObject({ estado: 'programado' });
});

test('no leaves it cancelled, as its guests were told', async () => {
  const evento = await leavesAndReturns('no');
  expect(await answer(deps, 'no', { evento, again: false })).toBe(true);
  expect(await read('no')).toMatchObject({ visible: true, estado: 'cancelado' });
  expect(await listUnanswered(deps, 'no')).toEqual([]);
});

test('only its creator answers, and only while a creator', async () => {
  const evento = await leavesAndReturns('ajeno');
  expect(await answer(deps, 'teatro', { evento, again: true })).toBe(false);
  await becomes('ajeno', 'personal');
  expect(await answer(deps, 'ajeno', { evento, again: true })).toBe(false);
  await becomes('ajeno', 'creador');
  expect(await read('ajeno')).toMatchObject({ visible: false });
});

test('a deleted event is not asked about', async () => {
  await leavesAndReturns('borra');
  const before = await read('borra');
  await refs.item(db, 'evento', 'borra').delete();
  await itemWritten(services, { tipo: 'evento', id: 'borra', before, deleted: new Date() });
  expect((await refs.unanswered(db, 'borra').get()).exists).toBe(false);
  expect(await listUnanswered(deps, 'borra')).toEqual([]);
});

test('an event that is over is not asked about, and stays cancelled', async () => {
  await leavesAndReturns('pasa');
  const fechaExacta = new Date(clock.moment - 3 * DAY_MS);
  await refs.item(db, 'evento', 'pasa').update({ fechaPeriodica: null, fechaExacta });
  expect(await listUnanswered(deps, 'pasa')).toEqual([]);
  expect(await read('pasa')).toMatchObject({ visible: true, estado: 'cancelado' });
  expect((await refs.unanswered(db, 'pasa').get()).exists).toBe(false);
});

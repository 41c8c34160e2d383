import { MAX_DOORS_EACH, SHOWN_AFTER_MS } from '@vidriera/domain/door/limits';
import { countsOf, WALK_INS } from '@vidriera/domain/door/register';
import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportData } from '../../accounts/account/export-data.ts';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { refs } from '../../base/firestore/refs.ts';
import { itemWritten } from '../../items/items/item-written.ts';
import { at, creatorIs, doorPhone, helperAt } from '../../testing/door.ts';
import { FECHA } from '../../testing/seats.ts';
import { seatsProject } from '../../testing/seats-project.ts';
import { listAttending } from '../seats/listed.ts';
import type { Who } from './standing.ts';

const { clock, services, db, event, ask } = seatsProject('door');
const { auth } = services;
const start = clock.moment;
const sala = at('sala');

beforeAll(async () => {
  for (const uid of ['teatro', 'ana', 'beto']) await auth.createUser({ uid, email: `${uid}@example.com` });
  await refs.user(db, 'ana').update({ display_name: 'Ana María Ruiz' });
  await refs.user(db, 'beto').update({ display_name: 'Beto' });
  await refs.user(db, 'teatro').update({ display_name: 'El Club' });
  await event('teatro', 'sala', 4);
  await ask('ana', 'sala', 4);
  clock.moment += 1000;
  await ask('beto', 'sala', 2);
});

const owner = () => doorPhone(services, sala, creatorIs('teatro'));
/** One helper with a phone each time. */
let sol: Who | undefined;
const helper = async (): Promise<ReturnType<typeof owner>> => {
  sol ??= await helperAt(services, sala, 'teatro');
  return doorPhone(services, sala, sol);
};

describe('the list', () => {
  test('shows its creator names and seats, a helper first name and initial, and nobody’s id', async () => {
    const { list, helpers } = await owner().open();
    expect(list).toMatchObject({
      titulo: 'Evento sala',
      startsAt: `${FECHA}T21:00`,
      creador: '',
      parties: [
        { nombre: 'Ana María Ruiz', asked: 4, held: 4 },
        { nombre: 'Beto', asked: 2, held: 0 },
      ],
    });
    expect(helpers).toEqual([]);
    const shown = await (await helper()).open();
    expect(shown.list.parties.map(({ nombre }) => nombre)).toEqual(['Ana R.', 'Beto']);
    expect(shown.list.parties.map(({ nonce }) => nonce)).toEqual(list.parties.map(({ nonce }) => nonce));
    expect(shown.helpers).toBeNull();
    const text = JSON.stringify(shown);
    for (const uid of ['"ana', 'ana"', '_ana', '_beto', 'teatro']) expect(text).not.toContain(uid);
  });

  test('has a key and nonces of its own, whatever the date', async () => {
    const other = at('sala', '2026-12-05');
    await ask('ana', 'sala', 4, other.fecha);
    const phone = doorPhone(services, other, creatorIs('teatro'));
    const [here] = (await owner().open()).list.parties;
    const [there] = (await phone.open()).list.parties;
    expect(there?.nombre).toBe(here?.nombre);
    expect(there?.nonce).not.toBe(here?.nonce);
    expect(await phone.tick(here?.nonce ?? '', 1), 'of another date').toBe('forged');
  });
});

describe('ticks', () => {
  test('of two doors are double on both; undo touches its own; the higher number wins, however often', async () => {
    const [north, south] = [owner(), await helper()];
    const { list, doors } = await north.open();
    expect(doors).toEqual([]);
    const ana = list.parties[0]?.nonce ?? '';
    await Promise.all([north.tick(ana, 3, 1), south.tick(ana, 4, 1)]);
    const both = async () =>
      Object.fromEntries((await south.open()).doors.map((one) => [one.door, one.marks]));
    expect(countsOf(await both(), list.parties)).toMatchObject({ inside: 4, doubles: 1 });
    await north.tick(ana, 0, 3);
    await north.tick(ana, 3, 2); // late
    await north.tick(ana, 0, 3); // again
    expect(await both()).toEqual({
      [list.door]: { [ana]: { seq: 3, arrived: 0 } },
      [(await south.open()).list.door]: { [ana]: { seq: 1, arrived: 4 } },
    });
    expect(countsOf(await both(), list.parties)).toMatchObject({ inside: 4, doubles: 0 });
    await north.tick(ana, 3, 4);
    const { parties } = (await listAttending(services, 'teatro', sala)) ?? { parties: [] };
    expect(parties[0]?.arrived, 'at two doors: no more than its seats').toBe(4);
    await north.tick(ana, 0, 5);
    await south.tick(WALK_INS, 12, 2);
    expect(countsOf(await both(), list.parties)).toMatchObject({ inside: 16, walkIns: 12 });
    const versions = Object.fromEntries((await north.open()).doors.map((one) => [one.door, one.version]));
    expect(await north.sync(versions), 'only what changed').toEqual([]);
    expect(await north.sync({ ...versions, [list.door]: 1 })).toMatchObject([
      { door: list.door, version: 4 },
    ]);
  });

  test('with a forged nonce are refused, with all others of the request', async () => {
    const phone = owner();
    const { list } = await phone.open();
    const [ana = '', beto = ''] = list.parties.map(({ nonce }) => nonce);
    for (const forged of [ana.slice(0, 16) + beto.slice(16), 'A'.repeat(27)])
      expect(await phone.tick(forged, 1)).toBe('forged');
    expect((await phone.open()).doors.map(({ door }) => door)).not.toContain(list.door);
  });

  test('come from few phones of one person', async () => {
    const who = await helperAt(services, sala, 'teatro');
    for (let i = 0; i < MAX_DOORS_EACH; i++)
      expect(await doorPhone(services, sala, who).tick(WALK_INS, 1)).toBeInstanceOf(Array);
    expect(await doorPhone(services, sala, who).tick(WALK_INS, 1)).toBe('too-many-doors');
  });
});

describe('nobody else gets in', () => {
  test('a guest, a stranger, another creator, an unknown date, a party’s own nonce', async () => {
    for (const uid of ['ana', 'nadie', null]) {
      const phone = doorPhone(services, sala, { uid, helper: null });
      expect([await phone.refusal(), await phone.sync(), await phone.tick(WALK_INS, 1)]).toEqual(
        Array(3).fill('not-found'),
      );
    }
    const sunday = doorPhone(services, at('sala', '2026-11-29'), creatorIs('teatro'));
    expect(await sunday.refusal()).toBe('not-found');
  });

  test('a helper of another date or event, or whose phone has another secret', async () => {
    const who = await helperAt(services, sala, 'teatro');
    await event('teatro', 'otra', 4);
    for (const date of [at('sala', '2026-12-05'), at('otra')]) {
      await doorPhone(services, date, creatorIs('teatro')).open();
      const phone = doorPhone(services, date, who);
      expect([await phone.refusal(), await phone.tick(WALK_INS, 1)]).toEqual(['not-found', 'not-found']);
    }
    const guess = { uid: null, helper: { id: who.helper?.id ?? '', secret: 'x'.repeat(22) } };
    expect(await doorPhone(services, sala, guess).refusal()).toBe('not-found');
  });

  test('a door’s secret in somebody else’s hands writes another door', async () => {
    const first = owner();
    const { list } = await first.open();
    await first.tick(WALK_INS, 5, 1);
    const thief = doorPhone(services, sala, await helperAt(services, sala, 'teatro'), first.secret);
    await thief.tick(WALK_INS, 0, 1_000_000);
    const mine = (await first.open()).doors.find(({ door }) => door === list.door);
    expect(mine?.marks).toEqual({ [WALK_INS]: { seq: 1, arrived: 5 } });
  });

  test('anybody, from twelve hours after the end', async () => {
    const [creator, other] = [owner(), await helper()];
    const { hiddenAt } = (await creator.open()).list;
    expect(hiddenAt - SHOWN_AFTER_MS).toBeGreaterThan(Date.parse(`${FECHA}T21:00-03:00`));
    clock.moment = hiddenAt - 1;
    expect([await creator.refusal(), await other.refusal()]).toEqual([null, null]);
    clock.moment = hiddenAt;
    for (const phone of [creator, other])
      expect([await phone.refusal(), await phone.sync(), await phone.tick(WALK_INS, 1)]).toEqual(
        Array(3).fill('over'),
      );
    expect(await doorPhone(services, sala, creatorIs('ana')).refusal(), 'a stranger learns nothing').toBe(
      'not-found',
    );
    // Its creator reads who came as long as the seats are kept.
    const { end, kept } = { end: hiddenAt - SHOWN_AFTER_MS, kept: RETENTION_DAYS.seats * DAY_MS };
    expect((await refs.door(db, sala).get()).get('expiresAt').toMillis()).toBe(end + kept);
    const { parties } = (await listAttending(services, 'teatro', sala)) ?? { parties: [] };
    expect(Object.fromEntries(parties.map(({ nombre, arrived }) => [nombre, arrived]))).toMatchObject({
      'Ana María Ruiz': 4,
    });
    clock.moment = start;
  });
});

test('what an account exports and deletes: arrivals of a guest, lists of a creator', async () => {
  await event('teatro', 'adios', 4);
  await ask('ana', 'adios', 2);
  const date = at('adios');
  const phone = doorPhone(services, date, creatorIs('teatro'));
  const [ana] = (await phone.open()).list.parties;
  await helperAt(services, date, 'teatro');
  await phone.tick(ana?.nonce ?? '', 2);
  expect((await exportData(services, 'ana')).seats).toContainEqual(
    expect.objectContaining({ evento: 'adios', arrived: 2 }),
  );
  const { doors } = await exportData(services, 'teatro');
  expect(doors).toContainEqual({ ...date, expiresAt: expect.any(String), helpers: ['Sol'] });
  expect(JSON.stringify(doors)).not.toMatch(/Hash|key/);

  await removeAccount(services, 'ana');
  const left = await refs.doorMarks(db, date).get();
  expect(left.docs.map((doc) => doc.get('marks'))).toEqual([{}]);
  expect(await phone.tick(WALK_INS, 1), 'the door goes on').toBeInstanceOf(Array);

  await removeAccount(services, 'teatro');
  expect((await db.collection('door').get()).size).toBe(0);
  expect((await db.collectionGroup('mark').get()).size).toBe(0);
  expect(await phone.tick(WALK_INS, 1)).toBe('not-found');
});

test('a deleted event takes its list along', async () => {
  await event('teatro2', 'borrado', 4);
  await refs.door(db, at('borrado')).set({ evento: 'borrado' });
  await refs.doorMarks(db, at('borrado')).doc('x'.repeat(16)).set({ by: 'creador' });
  const ref = refs.item(db, 'evento', 'borrado');
  const before = (await ref.get()).data();
  await ref.delete();
  await itemWritten(services, { tipo: 'evento', id: 'borrado', before, deleted: new Date(clock.moment) });
  expect((await refs.door(db, at('borrado')).get()).exists).toBe(false);
  expect((await refs.doorMarks(db, at('borrado')).get()).size).toBe(0);
});

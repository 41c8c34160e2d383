import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { bind, claimOf, listClaims } from '../../attend/claims/hold.ts';
import { promoChanged } from '../../attend/claims/promo-changed.ts';
import { eventChanged } from '../../attend/seats/event-changed.ts';
import { listDates, listMine } from '../../attend/seats/listed.ts';
import { refs } from '../../base/firestore/refs.ts';
import { updateDerived } from '../../items/items/derived.ts';
import { itemWritten } from '../../items/items/item-written.ts';
import { claimsOver } from '../../testing/claims.ts';
import { clear, hold } from '../../testing/holds.ts';
import { seatsProject } from '../../testing/seats-project.ts';

const seats = seatsProject('held-waiting');
const { clock, db, deps, services, people, event, change, ask, giveUp, told, counted } = seats;
const { phone, promo, press, took, signer } = await claimsOver(services);

beforeAll(() => people(['eva', 'fede']));

/** Returns every document by its path. */
async function everything(store: Firestore): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections)
      for (const ref of await collection.listDocuments()) {
        all[ref.path] = (await ref.get()).data();
        await walk(await ref.listCollections());
      }
  };
  await walk(await store.listCollections());
  return all;
}

/** Runs the steps of both triggers. */
const follow = async (id: string) => {
  const told = (await eventChanged(deps, id)).told;
  return told + (await promoChanged(services, id));
};

test('an event with seats and a line, and a promo with claims: held and cleared, nothing has changed', async () => {
  await event('teatro', 'sala', 3);
  await promo('teatro', 'copa', 2);
  await ask('ana', 'sala', 2);
  clock.moment += 1000;
  await ask('beto', 'sala', 2);
  for (const uid of ['ana', 'beto']) await took(uid, 'copa');
  const before = await everything(db);
  const things = [subjectOf('evento', 'sala'), subjectOf('promo', 'copa')];
  for (const subject of things) await hold(services, subject, 'desk');
  expect(await follow('sala')).toBe(0);
  expect(await follow('copa')).toBe(0);

  expect(await ask('caro', 'sala'), 'a new party').toBe('paused');
  expect(await ask('beto', 'sala', 3), 'more seats').toBe('paused');
  expect(await press('caro', 'copa'), 'a new claim').toEqual({ kind: 'paused' });
  expect(await press('ana', 'copa'), 'pressed again').toMatchObject({ kind: 'held' });
  expect(await listDates(deps, null, itemIdSchema.parse('sala')), 'for a visitor').toBeNull();
  expect((await listMine(deps, 'ana')).parties).toMatchObject([{ held: 2, isHidden: true, isPaused: true }]);
  const [claim] = await listClaims(services, 'ana');
  if (!claim) throw new Error('Ana has no claim.');
  const sent = await claimOf({ ...claim, phoneKey: phone.phoneKey }, signer, clock.moment);
  expect(sent).toMatchObject({ state: 'open', isHidden: true, isPaused: true, isWithdrawn: false });

  for (const subject of things) await clear(services, subject);
  expect(await follow('sala')).toBe(0);
  expect(await follow('copa')).toBe(0);
  expect(await everything(db)).toEqual(before);
});

test('its creator moves it twice during the hold: its guest is told once, afterwards', async () => {
  await event('teatro', 'cambia', 3);
  await ask('eva', 'cambia');
  await hold(services, subjectOf('evento', 'cambia'), 'complaints');
  for (const hora of ['20:00', '22:00']) {
    await change('cambia', { horaInicio: new Date(`1970-01-01T${hora}:00Z`) });
    await follow('cambia');
  }
  expect(await told('eva')).toEqual({ notices: [], letters: [] });
  await clear(services, subjectOf('evento', 'cambia'));
  expect(await follow('cambia')).toBe(1);
  expect((await told('eva')).notices).toEqual(['moved']);
});

test('a place given back during the hold goes to the line afterwards', async () => {
  await event('teatro', 'fila', 1);
  await ask('ana', 'fila');
  clock.moment += 1000;
  await ask('fede', 'fila');
  await hold(services, subjectOf('evento', 'fila'), 'desk');
  await giveUp('ana', 'fila');
  expect(await seats.seats('fede', 'fila')).toBe('0/1');
  await clear(services, subjectOf('evento', 'fila'));
  await follow('fila');
  expect(await seats.seats('fede', 'fila')).toBe('1');
  expect((await told('fede')).notices).toEqual(['moved-up']);
  expect(await counted('fila')).toMatchObject({ had: 1, taken: 1, waitingCount: 0 });
});

test('a cancelled promo: its claims are told after the hold, unless it is on again by then', async () => {
  await promo('teatro', 'vermut', 5);
  await took('caro', 'vermut');
  const subject = subjectOf('promo', 'vermut');
  await hold(services, subject, 'desk');
  await refs.item(db, 'promo', 'vermut').update({ estado: 'cancelado' });
  expect(await follow('vermut')).toBe(0);
  await refs.item(db, 'promo', 'vermut').update({ estado: 'programado' });
  await clear(services, subject);
  expect(await follow('vermut')).toBe(0);
  await hold(services, subject, 'desk');
  await refs.item(db, 'promo', 'vermut').update({ estado: 'cancelado' });
  await clear(services, subject);
  expect(await follow('vermut')).toBe(1);
});

test('its creator leaves the role and comes back during the hold: nobody is told', async () => {
  await event('teatro', 'rol', 2);
  await ask('dani', 'rol');
  await hold(services, subjectOf('evento', 'rol'), 'desk');
  for (const role of ['personal', 'creador']) {
    await refs.user(db, 'teatro').update({ role });
    await updateDerived(services, [refs.item(db, 'evento', 'rol')]);
    await follow('rol');
  }
  expect(await told('dani')).toEqual({ notices: [], letters: [] });
  await clear(services, subjectOf('evento', 'rol'));
  expect(await seats.seats('dani', 'rol')).toBe('1');
});

test('a removal ends seats and claims, and tells their people', async () => {
  await people(['gala']);
  await event('teatro', 'fin', 2);
  await promo('teatro', 'fin-promo', 2);
  await ask('gala', 'fin');
  const claim = await took('gala', 'fin-promo');
  for (const subject of [subjectOf('evento', 'fin'), subjectOf('promo', 'fin-promo')]) {
    await hold(services, subject, 'complaints');
    await hold(services, subject, 'removed');
  }
  expect(await follow('fin')).toBe(1);
  expect(await follow('fin-promo')).toBe(1);
  expect(await seats.seats('gala', 'fin')).toBeNull();
  expect((await told('gala')).notices.sort()).toEqual(['cancelled', 'withdrawn']);
  const request = { promo: itemIdSchema.parse('fin-promo'), phoneKey: claim.phoneKey ?? '' };
  expect(await bind(services, 'gala', request)).toMatchObject({ isWithdrawn: true });
});

test('deleted by its creator during the hold: its guests are told, and the reason expires', async () => {
  await people(['hugo']);
  await event('teatro', 'borra', 2);
  await ask('hugo', 'borra');
  const subject = subjectOf('evento', 'borra');
  await hold(services, subject, 'desk');
  const ref = refs.item(db, 'evento', 'borra');
  const before = (await ref.get()).data();
  await ref.delete();
  const deleted = new Date(clock.moment);
  await itemWritten(services, { tipo: 'evento', id: 'borra', before, deleted });
  expect(await follow('borra')).toBe(1);
  expect((await told('hugo')).notices).toEqual(['cancelled']);
  const days = (await refs.held(db, subject).get()).get('expiresAt').toMillis() - clock.moment;
  expect(days / 86_400_000).toBe(180);
});

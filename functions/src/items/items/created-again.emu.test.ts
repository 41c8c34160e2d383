import { beforeAll, describe, expect, test } from 'vitest';
import { bind, listClaims, release } from '../../attend/claims/hold.ts';
import { listedOf } from '../../attend/claims/listed.ts';
import { redeemCode, redeemLetters, settleCode } from '../../attend/claims/redeem.ts';
import { eventChanged } from '../../attend/seats/event-changed.ts';
import { listAttending, listDates, listMine } from '../../attend/seats/listed.ts';
import { refs } from '../../base/firestore/refs.ts';
import { reconcile } from '../../jobs/daily/reconcile.ts';
import { claimsOver, unitsOf } from '../../testing/claims.ts';
import { creador } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { FECHA, seatsOver } from '../../testing/seats.ts';
import { itemWritten } from './item-written.ts';

/** Items are created again under a deleted one's id before its trigger runs. */
let moment = NOW.getTime();
const services = project('created-again', () => new Date(moment));
const { db } = services;
const { signer, phone, people, promo, press, took, ticketOf, shows, stored } = await claimsOver(services);
const { deps, event, change, ask, giveUp, seats, counted, told, party } = seatsOver(services);
const counter = { creador: 'circo', counter: { id: 'creador', name: null } };
const at = () => ({ db, now: services.now, keys: signer.keys(moment) });
type Publish = typeof promo;

/** Deletes an item and creates it again a second later. @returns the late event of the deletion */
async function again(
  publish: Publish,
  tipo: 'promo' | 'evento',
  id: string,
  size: number,
  { by = 'circo', createdAt = new Date(moment + 1000), ...extra }: Record<string, unknown> = {},
) {
  const ref = refs.item(db, tipo, id);
  const before = (await ref.get()).data();
  const { writeTime } = await ref.delete();
  moment += 1000;
  await publish(String(by), id, size, { createdAt, ...extra });
  return { tipo, id, before, deleted: writeTime.toDate() };
}
const idOf = async (tipo: 'promo' | 'evento', id: string) => {
  const { docs } = await db
    .collection(tipo === 'promo' ? 'claim' : 'party')
    .where(tipo, '==', id)
    .get();
  // A withdrawn claim of the earlier promo stays for its person.
  const current = docs.filter((doc) => doc.get('state') !== 'withdrawn');
  return current.map((doc) => String(doc.get('uid'))).sort();
};

beforeAll(async () => {
  await creador(db, 'circo');
  await creador(db, 'otro-circo');
  await people(['rita', 'saul', 'tina']);
});

describe.each([
  ['by its creator', {}],
  ['by another creator with the same creation time', { by: 'otro-circo', createdAt: NOW }],
])('a promo created again %s', (name, how) => {
  const id = `promo-${name.length}`;
  const promoId = { promo: id } as { promo: Parameters<typeof release>[2] };

  test('ignores earlier claims: they are not open, redeemed, listed, or counted', async () => {
    await promo('circo', id, 1, { createdAt: NOW });
    const claim = await took('rita', id);
    const ticket = await ticketOf(claim);
    const late = await again(promo, 'promo', id, 1, how);
    const creador = 'by' in how ? how.by : 'circo';
    const here = { ...counter, creador };

    expect(await listClaims(services, 'rita')).toContainEqual(
      expect.objectContaining({ isWithdrawn: true, titulo: `Promo ${id}` }),
    );
    expect(await bind(services, 'rita', { ...promoId, phoneKey: phone.phoneKey })).toBeNull();
    expect(await release(services, 'rita', promoId.promo)).toBe(false);
    const code = await shows(ticket);
    for (const who of [here, counter]) {
      const kinds = ['lapsed', 'other-promo'];
      expect(kinds).toContain((await redeemCode(at(), who, code)).kind);
      expect(kinds).toContain((await settleCode(at(), who, { code, at: moment })).kind);
      expect(await redeemLetters(at(), who, claim.letters ?? '')).toEqual({ kind: 'not-ours' });
    }
    expect(await listedOf(services, creador, promoId.promo)).toMatchObject({ quota: 1, taken: [] });

    expect(await press('saul', id), 'the new quota is unused').toMatchObject({ kind: 'taken' });
    expect(await press('rita', id)).toEqual({ kind: 'sold-out' });
    for (const delivery of ['first', 'second']) {
      expect(await itemWritten(services, late), delivery).toMatchObject({ kind: 'removed' });
      expect(await idOf('promo', id)).toEqual(['saul']);
      expect(await unitsOf(db, id)).toEqual({ held: 1, counted: 1 });
    }
    await reconcile(services);
    expect(await unitsOf(db, id)).toEqual({ held: 1, counted: 1 });
  });

  test('can be taken by people with an earlier claim, as a new claim', async () => {
    const own = `${id}-own`;
    await promo('circo', own, 2, { createdAt: NOW });
    const first = await took('tina', own);
    const late = await again(promo, 'promo', own, 2, how);
    const second = await took('tina', own);
    expect(second.nonce).not.toBe(first.nonce);
    expect(second.letters).not.toBe(first.letters);
    await itemWritten(services, late);
    expect(await stored('tina', own)).toMatchObject({ nonce: second.nonce, state: 'open' });
    expect(await unitsOf(db, own)).toEqual({ held: 1, counted: 1 });
  });
});

test('the nightly run ends claims of a promo that was created again, if the trigger was lost', async () => {
  await promo('circo', 'perdida', 5, { createdAt: NOW });
  await took('rita', 'perdida');
  await again(promo, 'promo', 'perdida', 5);
  await took('saul', 'perdida');
  await reconcile(services);
  expect(await idOf('promo', 'perdida')).toEqual(['saul']);
});

describe.each([
  ['by its creator', {}],
  ['by another creator with the same creation time', { by: 'otro-circo', createdAt: NOW }],
])('an event created again %s', (name, how) => {
  const id = `evento-${name.length}`;
  const at = { evento: id as Parameters<typeof listDates>[2], fecha: FECHA };
  const creador = 'by' in how ? how.by : 'circo';
  const [a, b] = [`uma${name.length}`, `vito${name.length}`];
  beforeAll(() => people([a, b]));

  test('starts without parties; earlier ones get one notice', async () => {
    await event('circo', id, 1, { createdAt: NOW });
    await ask(a, id);
    await ask('tina', id);
    await again(event, 'evento', id, 1, { ...how, titulo: 'Otra cosa' });

    expect((await listMine(services, a)).parties).toEqual([]);
    const [date] = (await listDates(services, a, at.evento)) ?? [];
    expect(date).toMatchObject({ mine: null, free: 1 });
    expect(await listAttending(services, creador, at)).toMatchObject({ parties: [] });

    expect(await ask(b, id)).toBe('down');
    expect(await seats(b, id), 'the seat is free').toBe('1');
    await change(id, { aforo: 5, horaInicio: new Date('1970-01-01T20:00:00Z') });
    for (const delivery of ['first', 'second']) {
      await eventChanged(deps, id);
      expect((await told(a)).notices, delivery).toEqual(['cancelled']);
      expect((await told(b)).notices, delivery).toEqual(['moved']);
      expect(await idOf('evento', id)).toEqual([b]);
    }
    expect(await counted(id)).toMatchObject({ had: 1, taken: 1, waiting: 0, waitingCount: 0 });
    const { letters } = await told(a);
    expect(letters.join()).toContain(`Evento ${id}`);
    expect(letters.join()).not.toContain('Otra cosa');
  });

  test('accepts people with an earlier party, and notifies them of the first event', async () => {
    const own = `${id}-own`;
    await event('circo', own, 1, { createdAt: NOW });
    await ask(a, own);
    await again(event, 'evento', own, 2, how);
    const before = (await told(a)).notices.length;
    expect(await ask(a, own, 2)).toBe('down');
    expect(await seats(a, own)).toBe('2');
    expect((await told(a)).notices.length).toBe(before + 1);
    await eventChanged(deps, own);
    expect((await told(a)).notices.length, 'no second notice').toBe(before + 1);
    expect(await counted(own)).toMatchObject({ had: 2, taken: 2 });
    expect(await party(a, own)).toMatchObject({ creador, held: 2 });
  });

  test('loses and counts no seat when an earlier party gives up', async () => {
    const own = `${id}-left`;
    await event('circo', own, 2, { createdAt: NOW });
    await ask(a, own, 2);
    await again(event, 'evento', own, 2, how);
    await ask(b, own);
    expect(await giveUp(a, own)).toBe(true);
    expect(await counted(own)).toMatchObject({ had: 1, taken: 1, waitingCount: 0 });
  });
});

test('a date of only the deleted event ends, and its documents are deleted', async () => {
  const later = '2026-12-05';
  await event('circo', 'antes-sabados', 3, { createdAt: NOW });
  await ask('tina', 'antes-sabados', 1, later);
  await again(event, 'evento', 'antes-sabados', 3, { fechaPeriodica: 'Todos los lunes' });
  await eventChanged(deps, 'antes-sabados');
  expect(await idOf('evento', 'antes-sabados')).toEqual([]);
  expect((await refs.seats(db, { evento: 'antes-sabados', fecha: later }).get()).exists).toBe(false);
  const parts = await refs.seatParts(db, { evento: 'antes-sabados', fecha: later }).get();
  expect(parts.size).toBe(0);
});

test('the late event of a deletion removes earlier likes, and keeps newer ones', async () => {
  await event('circo', 'querido', 1, { createdAt: NOW });
  const ref = refs.item(db, 'evento', 'querido');
  for (const uid of ['rita', 'saul'])
    await refs.user(db, uid).update({ eventLikes: [ref], updated_time: new Date(moment) });
  const late = await again(event, 'evento', 'querido', 1);
  await refs.user(db, 'saul').update({ updated_time: new Date(moment + 1) });
  const likes = async (uid: string) => (await refs.user(db, uid).get()).get('eventLikes').length;
  for (const delivery of ['first', 'second']) {
    expect(await itemWritten(services, late), delivery).toMatchObject({ kind: 'removed' });
    expect([await likes('rita'), await likes('saul')]).toEqual([0, 1]);
  }
});

test('a late move does not affect the new event', async () => {
  const on = (day: number) => ({ fechaPeriodica: null, fechaExacta: new Date(`2026-12-0${day}T03:00:00Z`) });
  await event('circo', 'moved', 1, { createdAt: NOW, ...on(1) });
  const ref = refs.item(db, 'evento', 'moved');
  const before = (await ref.get()).data();
  await change('moved', on(2));
  const after = (await ref.get()).data();
  await again(event, 'evento', 'moved', 1, on(3));
  await itemWritten(services, { tipo: 'evento', id: 'moved', before, after });
  expect((await ref.get()).get('fechaAnterior')).toBeUndefined();
});

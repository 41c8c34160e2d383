import { KEPT_MS, OFFLINE_MS } from '@vidriera/domain/claim/times';
import { midnight } from '@vidriera/domain/values/fecha';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { close } from '../../accounts/account/remove-account.ts';
import { refs } from '../../base/firestore/refs.ts';
import { itemWritten } from '../../items/items/item-written.ts';
import { syncItems } from '../../items/items/owner-items.ts';
import { claimsOver, newPhone, unitsOf } from '../../testing/claims.ts';
import { creador, itemData } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { readsOf } from '../../testing/reads.ts';
import { isOpen } from './claim.ts';
import { forgetClaimsOf } from './forget.ts';
import { claimOf, listClaims } from './hold.ts';
import { takePromo } from './take.ts';

let moment = NOW.getTime();
const deps = project('take', () => new Date(moment));
const { db } = deps;
const { signer, phone, people, promo, press, took, stored } = await claimsOver(deps);
/** Takes without the mutex, as on separate instances: transactions collide. */
const scattered = await claimsOver({ ...deps, turns: (_, work) => work() });
const dia = (text: string) => midnight(text);

beforeAll(async () => {
  await creador(db, 'bar');
  await people(['ana', 'beto', 'caro']);
});

test('refuses hidden, future, past and missing promos', async () => {
  await promo('bar', 'por-venir', 5, { fechaDesde: dia('2026-11-26') });
  await promo('bar', 'pasada', 5, { fechaHasta: dia('2026-11-24') });
  await promo('bar', 'de-hoy', 5, { fechaDesde: dia('2026-11-25'), fechaHasta: dia('2026-11-25') });
  expect(await press('ana', 'por-venir')).toEqual({ kind: 'over' });
  expect(await press('ana', 'pasada')).toEqual({ kind: 'over' });
  expect(await press('ana', 'no-hay')).toEqual({ kind: 'not-found' });
  expect(await press('ana', 'de-hoy')).toMatchObject({ kind: 'taken' });
  const claim = await stored('ana', 'de-hoy');
  expect(claim && new Date(claim.lapsesAt), 'with the agenda’s day').toEqual(
    new Date('2026-11-26T08:59:59Z'),
  );

  await creador(db, 'ex-bar');
  await promo('ex-bar', 'escondida', 5);
  await refs.user(db, 'ex-bar').update({ role: 'personal' });
  await syncItems(deps, 'ex-bar');
  expect(await press('ana', 'escondida')).toEqual({ kind: 'not-found' });
  const fresh = refs.item(db, 'promo', 'recien');
  await fresh.set(itemData(db, 'promo', 'ex-bar'));
  expect(await press('ana', 'recien'), 'before its trigger').toEqual({ kind: 'not-found' });
  await itemWritten(deps, { tipo: 'promo', id: 'recien', before: undefined });
  expect(await press('ana', 'recien')).toEqual({ kind: 'not-found' });
});

test('a promo that its creator says sold out gives no further claims; open ones stay good', async () => {
  await promo('bar', 'agotada', 5);
  const claim = await took('ana', 'agotada');
  await refs.item(db, 'promo', 'agotada').update({ agotado: true });
  expect(await press('beto', 'agotada')).toEqual({ kind: 'sold-out' });
  expect(await press('ana', 'agotada')).toMatchObject({ kind: 'held', claim: { nonce: claim.nonce } });
  expect(await unitsOf(db, 'agotada')).toEqual({ held: 1, counted: 1 });
  await refs.item(db, 'promo', 'agotada').update({ agotado: false });
  expect(await press('beto', 'agotada')).toMatchObject({ kind: 'taken' });
});

test('refuses people without a confirmed e-mail or account, and closed accounts', async () => {
  await promo('bar', 'con-mail', 5);
  const take = (uid: string, isConfirmed: boolean) =>
    takePromo(
      { ...deps, secret: 'a secret of the tests alone, long enough' },
      { uid, email: `${uid}@example.com`, isConfirmed },
      { promo: itemIdSchema.parse('con-mail'), phoneKey: phone.phoneKey },
    );
  expect(await take('beto', false)).toEqual({ kind: 'mail-not-confirmed' });
  expect(await take('nadie', true)).toEqual({ kind: 'no-account' });
  await people(['cerrada']);
  await close(deps, 'cerrada', 'person');
  expect(await take('cerrada', true)).toEqual({ kind: 'no-account' });
  expect(await take('beto', true)).toMatchObject({ kind: 'taken' });
});

test('a claim opened on another phone belongs to that phone', async () => {
  await promo('bar', 'dos-telefonos', 5);
  const other = await newPhone();
  const claim = await took('caro', 'dos-telefonos');
  expect(await took('caro', 'dos-telefonos', other)).toMatchObject({
    nonce: claim.nonce,
    phoneKey: other.phoneKey,
  });
  const [own] = await listClaims(deps, 'caro');
  if (!own) throw new Error('the claim is not listed');
  const onWire = (phoneKey: string | null) => claimOf({ ...own, phoneKey }, signer, moment);
  expect(await onWire(other.phoneKey)).toMatchObject({
    state: 'open',
    ticket: expect.stringMatching(/^V1\./),
  });
  for (const phoneKey of [phone.phoneKey, null])
    expect(await onWire(phoneKey)).toMatchObject({ state: 'open', ticket: null });
  moment = own.claim.lapsesAt;
  expect(isOpen(own.claim, moment)).toBe(false);
  expect(await onWire(other.phoneKey)).toMatchObject({ state: 'lapsed', ticket: null, letters: null });
  moment = NOW.getTime();
});

describe('one claim per mailbox', () => {
  /** Takes with a given address. */
  const pressWith =
    (email: string) =>
    (uid: string, id: string, by = press) =>
      by(uid, id, phone, email);
  const had = { kind: 'had-one' };

  test('for any spelling of its address, from any number of accounts', async () => {
    const uids = ['m-punto', 'm-mas', 'm-googlemail', 'm-mayus', 'm-otra'];
    await people(['m-una', ...uids]);
    await promo('bar', 'casilla', 9);
    expect(await pressWith('ana.paz@gmail.com')('m-una', 'casilla')).toMatchObject({ kind: 'taken' });
    expect(await pressWith('anapaz@gmail.com')('m-punto', 'casilla')).toEqual(had);
    expect(await pressWith('ana.paz+2@gmail.com')('m-mas', 'casilla')).toEqual(had);
    expect(await pressWith('anapaz@googlemail.com')('m-googlemail', 'casilla')).toEqual(had);
    expect(await pressWith('ANA.PAZ+3@GMAIL.COM')('m-mayus', 'casilla')).toEqual(had);
    expect(await pressWith('ana.paz@example.com')('m-otra', 'casilla')).toMatchObject({ kind: 'taken' });
    expect(await pressWith('ana.paz@gmail.com')('m-una', 'casilla'), 'its own').toMatchObject({
      kind: 'held',
    });
    expect(await unitsOf(db, 'casilla')).toEqual({ held: 2, counted: 2 });
    await promo('bar', 'casilla-dos', 9);
    expect(await pressWith('anapaz@gmail.com')('m-punto', 'casilla-dos')).toMatchObject({ kind: 'taken' });
  });

  test('goes to one of twelve simultaneous accounts of a mailbox', async () => {
    const uids = Array.from({ length: 12 }, (_, i) => `a-la-vez${i}`);
    await people(uids);
    for (const id of ['a-la-vez', 'a-la-vez-libre']) {
      await promo('bar', id, id.endsWith('libre') ? 0 : 300);
      const outcomes = await Promise.all(
        uids.map((uid, i) => pressWith(`juntas+${i}@gmail.com`)(uid, id, scattered.press)),
      );
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual([...Array(11).fill('had-one'), 'taken']);
      expect((await db.collection('claim').where('promo', '==', id).get()).size).toBe(1);
    }
  });

  test('after a change of address, account and earlier mailbox still count', async () => {
    await people(['muda', 'hereda', 'llega']);
    await promo('bar', 'mudanza', 9);
    const press = (uid: string, email: string) => pressWith(email)(uid, 'mudanza');
    expect(await press('muda', 'antes@example.com')).toMatchObject({ kind: 'taken' });
    expect(await press('muda', 'despues@example.com')).toMatchObject({ kind: 'held' });
    expect(await press('hereda', 'antes+1@example.com')).toEqual(had);
    moment += KEPT_MS + OFFLINE_MS;
    expect(await press('hereda', 'antes@example.com'), 'its claim lapsed').toEqual(had);
    expect(await press('muda', 'despues@example.com'), 'taken anew').toMatchObject({ kind: 'taken' });
    expect(await press('hereda', 'antes@example.com')).toEqual(had);
    expect(await unitsOf(db, 'mudanza')).toEqual({ held: 1, counted: 1 });
    await refs.user(db, 'muda').update({ closedAt: NOW });
    await forgetClaimsOf(deps, 'muda');
    expect(await press('hereda', 'antes@example.com'), 'its account is gone').toEqual(had);
    moment = NOW.getTime();
  });
});

/** Counts documents that transactions read during `work`; an empty answer counts one. */
async function readIn(work: () => Promise<unknown>): Promise<number> {
  let read = 0;
  type Read = (this: Transaction, ...args: unknown[]) => Promise<unknown>;
  const reading = Transaction.prototype as unknown as { get: Read; getAll: Read };
  const { get, getAll } = reading;
  const spies = [
    vi.spyOn(reading, 'get').mockImplementation(async function (this: Transaction, ...args: unknown[]) {
      const answer = await get.apply(this, args);
      read += Math.max(1, answer instanceof QuerySnapshot ? answer.size : 1);
      return answer;
    }),
    vi.spyOn(reading, 'getAll').mockImplementation(async function (this: Transaction, ...args: unknown[]) {
      read += args.length;
      return getAll.apply(this, args);
    }),
  ];
  await work().finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return read;
}

test('reads few documents: taken, taken again, sold out', async () => {
  await promo('bar', 'contada', 120);
  await people(['una', 'otra', 'tarde']);
  await took('una', 'contada');
  expect(await readIn(() => press('otra', 'contada')), 'taken').toBe(7);
  expect(await readIn(() => press('otra', 'contada')), 'again').toBe(3);
  await refs.item(db, 'promo', 'contada').update({ cantCanjeos: 2 });
  await press('tarde', 'contada');
  expect(await readIn(() => press('tarde', 'contada')), 'sold out, in its transaction').toBe(7);
  const besides = await readsOf(() => press('tarde', 'contada'));
  expect(besides.documents, 'five parts, and lapsed claims').toBe(6);
});

import { KEPT_MS, OFFLINE_MS } from '@vidriera/domain/claim/times';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportData } from '../../accounts/account/export-data.ts';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { refs } from '../../base/firestore/refs.ts';
import { itemWritten } from '../../items/items/item-written.ts';
import { syncItems } from '../../items/items/owner-items.ts';
import { reconcile } from '../../jobs/daily/reconcile.ts';
import { claimsOver, unitsOf } from '../../testing/claims.ts';
import { creador } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { invite } from './helpers.ts';
import { claimOf, listClaims } from './hold.ts';
import { redeemCode, redeemLetters } from './redeem.ts';

let moment = NOW.getTime();
const deps = project('claims-forgotten', () => new Date(moment));
const { db, auth } = deps;
const { signer, phone, people, promo, press, took, ticketOf, shows } = await claimsOver(deps);
const at = { creador: 'cine', counter: { id: 'creador', name: null } };
const claimsOf = async (field: string, value: string) =>
  (await db.collection('claim').where(field, '==', value).get()).docs;

beforeAll(async () => {
  await creador(db, 'cine');
  for (const uid of ['cine', 'martina', 'viene', 'sola'])
    await auth.createUser({ uid, email: `${uid}@example.com` });
  await people(['martina', 'viene', 'sola']);
});

describe('a deleted account', () => {
  test('leaves a keyed hash until the promo ends, to prevent a second claim', async () => {
    await promo('cine', 'dos-entradas', 2, { fechaHasta: new Date('2026-12-01T03:00:00Z') });
    await took('martina', 'dos-entradas');
    await removeAccount(deps, 'martina');
    expect(await claimsOf('uid', 'martina')).toEqual([]);
    const [left] = await claimsOf('promo', 'dos-entradas');
    expect(left?.id).toMatch(/^dos-entradas_[0-9a-f]{64}$/);
    expect(JSON.stringify(left?.data())).not.toMatch(/martina@|"martina"/);
    expect(left?.data()).toMatchObject({ uid: null, letters: null });
    expect(left?.get('expiresAt').toDate()).toEqual(new Date('2026-12-02T08:59:59.999Z'));
    await people(['martina']);
    expect(await press('martina', 'dos-entradas'), 'signed up anew').toEqual({ kind: 'had-one' });
    expect(await press('viene', 'dos-entradas')).toMatchObject({ kind: 'taken' });
    expect(await unitsOf(db, 'dos-entradas')).toEqual({ held: 2, counted: 2 });
  });

  test('keeps its unit only while its phone can show the code', async () => {
    await promo('cine', 'una-entrada', 1);
    await people(['se-va']);
    const claim = await took('se-va', 'una-entrada');
    const ticket = await ticketOf(claim);
    await removeAccount(deps, 'se-va');
    expect(await press('viene', 'una-entrada')).toEqual({ kind: 'sold-out' });
    const keys = signer.keys(moment);
    expect(await redeemLetters({ db, now: deps.now, keys }, at, claim.letters ?? '')).toEqual({
      kind: 'not-ours',
    });
    expect(await redeemCode({ db, now: deps.now, keys }, at, await shows(ticket))).toMatchObject({
      kind: 'lapsed',
    });
    moment += KEPT_MS + OFFLINE_MS;
    expect(await press('viene', 'una-entrada')).toMatchObject({ kind: 'taken' });
    expect(await redeemCode({ db, now: deps.now, keys }, at, await shows(ticket))).toMatchObject({
      kind: 'lapsed',
    });
  });

  test('exports its claims and its helpers', async () => {
    await promo('cine', 'exportada', 0);
    await people(['exporta']);
    await auth.createUser({ uid: 'exporta', email: 'exporta@example.com' });
    await took('exporta', 'exportada');
    await invite(deps, 'exporta', 'Sol');
    const data = await exportData(deps, 'exporta');
    expect(data).toMatchObject({
      claims: [{ promo: 'exportada', titulo: 'Promo exportada', state: 'open', redeemedAt: null }],
      helpers: [{ nombre: 'Sol', withdrawnAt: null }],
    });
    expect(JSON.stringify(data)).not.toMatch(/huella|enlace|nonce|clave/);
    await removeAccount(deps, 'exporta');
    expect((await db.collection('helper').where('creador', '==', 'exporta').get()).size).toBe(0);
  });
});

describe('a deleted promo', () => {
  const remove = async (id: string) => {
    const ref = refs.item(db, 'promo', id);
    const before = (await ref.get()).data();
    await ref.delete();
    return { tipo: 'promo', id, before, deleted: new Date(moment) } as const;
  };
  const listed = async (uid: string) =>
    Promise.all(
      (await listClaims(deps, uid)).map((one) =>
        claimOf({ ...one, phoneKey: phone.phoneKey }, signer, moment),
      ),
    );

  test('ends only its own claims and quota; people with unused claims see it for a month', async () => {
    await people(['usa', 'devuelve']);
    await promo('cine', 'borrada', 30);
    await promo('cine', 'queda', 30);
    for (const one of ['borrada', 'queda']) await took('sola', one);
    for (const uid of ['usa', 'devuelve']) await took(uid, 'borrada');
    await refs.claim(db, 'borrada', 'usa').update({ state: 'used', redeemedAt: new Date(moment) });
    await refs.claim(db, 'borrada', 'devuelve').update({ state: 'returned' });
    const event = await remove('borrada');
    const gone = { promo: 'borrada', titulo: 'Promo borrada', state: 'lapsed', isWithdrawn: true };
    const told = [
      expect.objectContaining({ promo: 'queda', state: 'open', isWithdrawn: false }),
      expect.objectContaining({ ...gone, letters: null, ticket: null }),
    ];
    expect(await listed('sola'), 'before the trigger').toEqual(expect.arrayContaining(told));
    expect(await itemWritten(deps, event)).toMatchObject({ kind: 'removed' });
    const left = await claimsOf('promo', 'borrada');
    expect(
      left.map((doc) => [doc.get('uid'), doc.get('state'), doc.get('letters'), doc.get('part')]),
    ).toEqual([['sola', 'withdrawn', null, null]]);
    expect((await refs.quotaParts(db, 'borrada').get()).size).toBe(0);
    expect(await unitsOf(db, 'queda')).toEqual({ held: 1, counted: 1 });
    expect(await press('sola', 'borrada')).toEqual({ kind: 'not-found' });
    expect(await itemWritten(deps, event), 'delivered again').toMatchObject({ kind: 'removed' });
    await reconcile(deps);
    expect(await listed('sola')).toEqual(expect.arrayContaining(told));
    expect(await listed('usa')).toEqual([]);
    const before = moment;
    moment += 30 * 86_400_000;
    expect((await listed('sola')).map((one) => one.promo)).toEqual(['queda']);
    moment = before;
  });

  test('is refused by name at its own creator’s counter', async () => {
    await people(['muestra']);
    await promo('cine', 'mostrada', 0);
    const claim = await took('muestra', 'mostrada');
    const code = await shows(await ticketOf(claim));
    const event = await remove('mostrada');
    const here = { db, now: deps.now, keys: signer.keys(moment) };
    const gone = { kind: 'withdrawn', titulo: 'Promo mostrada' };
    expect(await redeemCode(here, at, code)).toEqual(gone);
    await itemWritten(deps, event);
    expect(await redeemCode(here, at, code)).toEqual(gone);
    expect(await redeemCode(here, { ...at, creador: 'otro' }, code)).toEqual({ kind: 'other-promo' });
    expect(await redeemLetters(here, at, claim.letters ?? '')).toEqual({ kind: 'not-ours' });
  });

  test('leaves nothing of an account deleted after it', async () => {
    await people(['part']);
    await auth.createUser({ uid: 'part', email: 'part@example.com' });
    await promo('cine', 'previa', 0);
    await took('part', 'previa');
    await itemWritten(deps, await remove('previa'));
    expect(await exportData(deps, 'part')).toMatchObject({
      claims: [{ promo: 'previa', titulo: 'Promo previa', state: 'withdrawn' }],
    });
    await removeAccount(deps, 'part');
    expect(await claimsOf('promo', 'previa')).toEqual([]);
  });
});

test('a creator who leaves the role: unused promos are listed as gone, and open again on return', async () => {
  await creador(db, 'vuelve');
  await promo('vuelve', 'oculta', 0);
  await people(['espera']);
  await took('espera', 'oculta');
  const state = async () => {
    const [one] = await listClaims(deps, 'espera');
    return one && claimOf({ ...one, phoneKey: phone.phoneKey }, signer, moment);
  };
  await refs.user(db, 'vuelve').update({ role: 'personal' });
  await syncItems(deps, 'vuelve');
  expect(await state()).toMatchObject({ state: 'lapsed', isWithdrawn: true, letters: null, ticket: null });
  await refs.user(db, 'vuelve').update({ role: 'creador' });
  await syncItems(deps, 'vuelve');
  expect(await state()).toMatchObject({ state: 'open', isWithdrawn: false });
});

test('the nightly run ends claims without a promo or a person, whose event was lost', async () => {
  await promo('cine', 'perdida', 0);
  await promo('cine', 'sigue', 0);
  await people(['perdida-ella']);
  await took('sola', 'perdida');
  await took('perdida-ella', 'sigue');
  await refs.item(db, 'promo', 'perdida').delete();
  await refs.user(db, 'perdida-ella').delete();
  await reconcile(deps);
  expect((await claimsOf('promo', 'perdida')).map((doc) => doc.get('state'))).toEqual(['withdrawn']);
  const left = await claimsOf('promo', 'sigue');
  expect(left.map((doc) => doc.get('uid'))).toEqual([null]);
});

test('the nightly run moves a claim’s end with its promo’s', async () => {
  const ENDS = { first: new Date('2026-12-01T03:00:00Z'), later: new Date('2027-06-30T03:00:00Z') };
  const kept = (end: string) => new Date(new Date(end).getTime() + 90 * DAY_MS);
  const ends = async (id: string, fechaHasta: Date | null) => {
    await refs.item(db, 'promo', id).update({ fechaHasta });
    await reconcile(deps);
    const claims = await claimsOf('promo', id);
    return Object.fromEntries(claims.map((doc) => [doc.get('uid'), doc.get('expiresAt')?.toDate() ?? null]));
  };
  await auth.createUser({ uid: 'se-fue', email: 'se-fue@example.com' });
  await people(['se-fue', 'quien-usa']);
  await auth.createUser({ uid: 'quien-usa', email: 'quien-usa@example.com' });
  await promo('cine', 'extendida', 0, { fechaHasta: ENDS.first });
  for (const uid of ['se-fue', 'quien-usa']) await took(uid, 'extendida');
  await refs.claim(db, 'extendida', 'quien-usa').update({ state: 'used', redeemedAt: new Date(moment) });
  await removeAccount(deps, 'se-fue');
  const first = { 'quien-usa': kept('2026-12-02T08:59:59.999Z'), null: new Date('2026-12-02T08:59:59.999Z') };
  expect(await ends('extendida', ENDS.first), 'unchanged').toEqual(first);
  expect(await ends('extendida', ENDS.later), 'extended').toEqual({
    'quien-usa': kept('2027-07-01T08:59:59.999Z'),
    null: new Date('2027-07-01T08:59:59.999Z'),
  });
  expect(await ends('extendida', null), 'endless').toEqual({
    'quien-usa': null,
    null: new Date('2027-07-01T08:59:59.999Z'),
  });
  expect(await ends('extendida', ENDS.first), 'with an end again').toEqual(first);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exportData } from '../../accounts/account/export-data.ts';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { refs } from '../../base/firestore/refs.ts';
import { UnreadableDocument } from '../../base/firestore/unreadable.ts';
import { logger } from '../../base/process/logger.ts';
import { reconcile } from '../../jobs/daily/reconcile.ts';
import { claimsOver } from '../../testing/claims.ts';
import { creador } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { endClaimsOf } from './forget.ts';
import { listClaims, release } from './hold.ts';
import { counterPromos, listedOf, withdrawnPromos } from './listed.ts';
import { promoChanged } from './promo-changed.ts';
import { redeemCode } from './redeem.ts';

const deps = project('claims-unreadable', () => NOW);
const { db, auth } = deps;
const { signer, people, promo, press, took, ticketOf, shows } = await claimsOver(deps);
const at = { creador: 'cine', counter: { id: 'creador', name: null } };
const logged = vi.fn();
beforeEach(async () => {
  logged.mockReset();
  vi.spyOn(logger, 'error').mockImplementation(logged);
  await creador(db, 'cine');
});
afterEach(() => void vi.restoreAllMocks());

const paths = () => logged.mock.calls.flatMap(([, details]) => details.paths ?? details.path);
const pathOf = (uid: string, id: string) => `claim/${id}_${uid}`;
const spoil = (uid: string, id: string) => db.doc(pathOf(uid, id)).update({ takenAt: 7 });
const exists = async (path: string) => (await db.doc(path).get()).exists;
const state = async (uid: string, id: string) => (await db.doc(pathOf(uid, id)).get()).get('state');

test('lists leave out an unreadable claim and log its path', async () => {
  await people(['ana', 'beto']);
  for (const id of ['uno', 'dos']) await promo('cine', id, 5);
  for (const id of ['uno', 'dos']) await took('ana', id);
  await took('beto', 'uno');
  await spoil('ana', 'uno');
  const { id } = await took('beto', 'uno').then(({ promo }) => ({ id: promo }));
  expect((await listClaims(deps, 'ana')).map(({ claim }) => claim.promo)).toEqual(['dos']);
  expect((await listedOf(deps, 'cine', id))?.taken).toHaveLength(1);
  expect(paths()).toContain(pathOf('ana', 'uno'));
  await db.doc(pathOf('ana', 'uno')).update({ state: 'withdrawn' });
  expect(await withdrawnPromos(deps, 'cine')).toEqual([]);
  expect((await counterPromos(deps, 'cine')).length).toBe(2);
});

test('no transaction gives or frees units by an unreadable claim, part or promo', async () => {
  await people(['caro', 'dani']);
  await promo('cine', 'tres', 5);
  const claim = await took('caro', 'tres');
  await spoil('caro', 'tres');
  await expect(press('caro', 'tres')).rejects.toThrow(UnreadableDocument);
  await expect(press('dani', 'tres', undefined, 'caro@example.com')).rejects.toThrow(pathOf('caro', 'tres'));
  await expect(release(deps, 'caro', claim.promo)).rejects.toThrow(UnreadableDocument);
  await promo('cine', 'cuatro', 1);
  const shown = await shows(await ticketOf(await took('caro', 'cuatro')));
  await db.doc('promo/cuatro').update({ titulo: 7 });
  const counter = { ...deps, keys: signer.keys(NOW.getTime()) };
  await expect(redeemCode(counter, at, shown), 'it is not withdrawn').rejects.toThrow('promo/cuatro');
  expect(await state('caro', 'cuatro')).toBe('open');
  await promo('cine', 'cinco', 1);
  await took('caro', 'cinco');
  await refs.quotaParts(db, 'cinco').doc('0').update({ taken: 'uno' });
  await expect(press('dani', 'cinco')).rejects.toThrow(UnreadableDocument);
});

test('the night and notices skip an unreadable claim, and an unreadable promo keeps its claims', async () => {
  await people(['elsa', 'fito', 'gabi']);
  await promo('cine', 'seis', 5);
  for (const uid of ['elsa', 'fito', 'gabi']) await took(uid, 'seis');
  await spoil('elsa', 'seis');
  await refs.user(db, 'gabi').delete();
  await reconcile(deps);
  expect([await exists(pathOf('elsa', 'seis')), await exists(pathOf('gabi', 'seis'))]).toEqual([true, false]);
  expect((await refs.unreadable(db).get()).get('paths')).toContain(pathOf('elsa', 'seis'));
  await db.doc('promo/seis').update({ estado: 'cancelado' });
  expect(await promoChanged(deps, 'seis')).toBe(1);
  await db.doc('promo/seis').update({ createdAt: 'ayer', uid: 7 });
  await reconcile(deps);
  expect(await endClaimsOf(deps, 'seis')).toBe(0);
  expect(await state('fito', 'seis')).toBe('open');
});

test('deletion removes an unreadable claim by its path, and the export tells what it can', async () => {
  await auth.createUser({ uid: 'hugo', email: 'hugo@example.com' });
  await people(['hugo', 'iris']);
  for (const id of ['siete', 'ocho']) await promo('cine', id, 5);
  for (const id of ['siete', 'ocho']) await took('hugo', id);
  await took('iris', 'ocho');
  await spoil('hugo', 'siete');
  await db.doc(pathOf('hugo', 'siete')).update({ promo: 7 });
  expect((await exportData(deps, 'hugo')).claims).toHaveLength(2);
  await removeAccount(deps, 'hugo');
  expect((await db.collection('claim').where('uid', '==', 'hugo').get()).size).toBe(0);
  await spoil('iris', 'ocho');
  await db.doc('promo/ocho').delete();
  await endClaimsOf(deps, 'ocho');
  expect(await exists(pathOf('iris', 'ocho'))).toBe(false);
});

import { KEPT_MS } from '@vidriera/domain/claim/times';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportData } from '../../accounts/account/export-data.ts';
import { close, removeAccount } from '../../accounts/account/remove-account.ts';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { itemWritten } from '../../items/items/item-written.ts';
import { syncItems } from '../../items/items/owner-items.ts';
import { reconcile } from '../../jobs/daily/reconcile.ts';
import { claimsOver } from '../../testing/claims.ts';
import { creador } from '../../testing/data.ts';
import { messagesTo } from '../../testing/messages-to.ts';
import { NOW, project } from '../../testing/project.ts';
import { listNotices, markRead } from '../notices/listed.ts';
import { impactOf } from '../seats/impact.ts';
import { release } from './hold.ts';
import { promoChanged } from './promo-changed.ts';

let moment = NOW.getTime();
const deps = project('promo-changed', () => new Date(moment));
const { db, auth } = deps;
const { people, promo, took } = await claimsOver(deps);
const aviso = 'No llegó la mercadería.';
const say = (id: string, estado: 'programado' | 'cancelado') =>
  refs.item(db, 'promo', id).update({ estado, aviso: estado === 'cancelado' ? aviso : 'Ya llegó.' });
/** Deletes a promo. @returns the trigger's input */
async function remove(id: string) {
  const ref = refs.item(db, 'promo', id);
  const before = (await ref.get()).data();
  const { writeTime } = await ref.delete();
  return { tipo: 'promo' as const, id, before, deleted: writeTime.toDate() };
}
const told = (uid: string) => messagesTo(db, uid);

beforeAll(async () => {
  await creador(db, 'feria');
  await auth.createUser({ uid: 'feria', email: 'feria@example.com' });
});
beforeEach(() => {
  moment = NOW.getTime();
  vi.spyOn(logger, 'warn').mockReturnValue();
});

describe('a cancelled promo', () => {
  test('notifies once, with its reason, also if the trigger runs repeatedly', async () => {
    await promo('feria', 'queso', 9);
    await people(['ana', 'beto']);
    for (const uid of ['ana', 'beto']) await took(uid, 'queso');
    expect(await promoChanged(deps, 'queso'), 'no change').toBe(0);
    await say('queso', 'cancelado');
    const runs = await Promise.all([1, 2, 3].map(() => promoChanged(deps, 'queso')));
    expect(runs.reduce((sum, one) => sum + one)).toBe(2);
    expect(await promoChanged(deps, 'queso')).toBe(0);
    for (const uid of ['ana', 'beto'])
      expect(await told(uid)).toEqual({ notices: ['cancelled'], letters: ['cancelled Promo queso'] });
    const { notices, promoNotices } = await listNotices(deps, 'ana');
    expect(notices, 'the field of older browsers').toEqual([]);
    expect(promoNotices).toMatchObject([
      { kind: 'cancelled', promo: 'queso', titulo: 'Promo queso', aviso, readAt: null, isGone: false },
    ]);
    await markRead(deps, 'ana', [promoNotices[0]?.id ?? '']);
    expect((await listNotices(deps, 'ana')).promoNotices).toMatchObject([{ readAt: moment }]);
  });

  test('notifies again when restored, and when cancelled after that', async () => {
    await promo('feria', 'pan', 9);
    await people(['caro']);
    await took('caro', 'pan');
    for (const estado of ['cancelado', 'programado', 'cancelado'] as const) {
      moment += 1000;
      await say('pan', estado);
      await promoChanged(deps, 'pan');
    }
    const reasons = (await listNotices(deps, 'caro')).promoNotices.map((one) => one.aviso);
    expect(reasons).toEqual([aviso, 'Ya llegó.', aviso]);
    expect((await told('caro')).notices).toEqual(['cancelled', 'cancelled', 'restored']);
  });

  test('sends nothing if it is restored before anybody was notified', async () => {
    await promo('feria', 'vino', 9);
    await people(['dora']);
    await took('dora', 'vino');
    await say('vino', 'cancelado');
    await say('vino', 'programado');
    await promoChanged(deps, 'vino');
    expect((await told('dora')).notices).toEqual([]);
  });

  test('sends nothing new when then deleted, unless it was restored before', async () => {
    await people(['eva', 'fede']);
    for (const [uid, id] of [
      ['eva', 'miel'],
      ['fede', 'dulce'],
    ] as const) {
      await promo('feria', id, 9);
      await took(uid, id);
      await say(id, 'cancelado');
      await promoChanged(deps, id);
    }
    await say('dulce', 'programado');
    await promoChanged(deps, 'dulce');
    for (const id of ['miel', 'dulce']) {
      const event = await remove(id);
      await itemWritten(deps, event);
      await itemWritten(deps, event);
    }
    expect((await told('eva')).notices).toEqual(['cancelled']);
    expect((await told('fede')).notices).toEqual(['cancelled', 'restored', 'withdrawn']);
  });

  test('notifies only people with an unused claim', async () => {
    await promo('feria', 'torta', 9);
    const uids = ['usa', 'devuelve', 'vencido', 'cerrada', 'tiene'];
    await people(uids);
    await took('vencido', 'torta');
    moment += KEPT_MS;
    for (const uid of uids) if (uid !== 'vencido') await took(uid, 'torta');
    await refs.claim(db, 'torta', 'usa').update({ state: 'used', redeemedAt: new Date(moment) });
    await release(deps, 'devuelve', (await took('devuelve', 'torta')).promo);
    await close(deps, 'cerrada', 'person');
    await say('torta', 'cancelado');
    await promoChanged(deps, 'torta');
    await itemWritten(deps, await remove('torta'));
    const heard = await Promise.all(uids.map(async (uid) => (await told(uid)).notices));
    expect(heard).toEqual([[], [], [], [], ['cancelled']]);
  });

  test('given back, restored and taken again notifies as a new claim', async () => {
    await promo('feria', 'mate', 9);
    await people(['gabi']);
    const claim = await took('gabi', 'mate');
    await say('mate', 'cancelado');
    await promoChanged(deps, 'mate');
    await release(deps, 'gabi', claim.promo);
    await say('mate', 'programado');
    await took('gabi', 'mate');
    await promoChanged(deps, 'mate');
    await say('mate', 'cancelado');
    await promoChanged(deps, 'mate');
    expect((await told('gabi')).notices, 'taken again by the person').toEqual(['cancelled', 'cancelled']);
  });

  test('does not count in the impact of a deletion', async () => {
    await creador(db, 'puesto');
    await promo('puesto', 'uno', 9);
    await promo('puesto', 'dos', 9);
    await people(['hilda', 'ines']);
    await took('hilda', 'uno');
    await took('ines', 'dos');
    await say('uno', 'cancelado');
    await promoChanged(deps, 'uno');
    expect((await impactOf(deps, 'puesto', null))?.claims).toEqual({ people: 1, orMore: false });
  });
});

test('a deleted promo notifies once; its id created again does not notify of the new one', async () => {
  await promo('feria', 'flor', 9);
  await people(['juana']);
  await took('juana', 'flor');
  const event = await remove('flor');
  await promo('feria', 'flor', 9, { titulo: 'Otra', createdAt: new Date(moment + 1000) });
  await itemWritten(deps, event);
  await itemWritten(deps, event);
  expect(await told('juana')).toEqual({ notices: ['withdrawn'], letters: ['withdrawn Promo flor'] });
  expect((await listNotices(deps, 'juana')).promoNotices).toMatchObject([{ isGone: true, aviso: '' }]);
  expect(await exportData(deps, 'feria')).toMatchObject({ notices: [] });
});

test('a creator who leaves the role, returns and deletes the account: each change notifies once', async () => {
  await creador(db, 'kiosco');
  await auth.createUser({ uid: 'kiosco', email: 'kiosco@example.com' });
  await promo('kiosco', 'alfajor', 9);
  await people(['lola', 'mora']);
  for (const uid of ['lola', 'mora']) await took(uid, 'alfajor');
  const becomes = async (role: string) => {
    await refs.user(db, 'kiosco').update({ role });
    await syncItems(deps, 'kiosco');
    await promoChanged(deps, 'alfajor');
    await promoChanged(deps, 'alfajor');
  };
  await becomes('personal');
  expect((await told('lola')).notices).toEqual(['withdrawn']);
  await becomes('creador');
  expect((await told('lola')).notices).toEqual(['restored', 'withdrawn']);
  await becomes('personal');
  await close(deps, 'kiosco', 'person');
  const item = refs.item(db, 'promo', 'alfajor');
  const before = (await item.get()).data();
  await removeAccount(deps, 'kiosco');
  await itemWritten(deps, { tipo: 'promo', id: 'alfajor', before, deleted: new Date(moment) });
  expect((await told('lola')).notices, 'already hidden').toEqual(['restored', 'withdrawn', 'withdrawn']);
});

test('the nightly run sends missed notices, and a person’s notices go with their account', async () => {
  await promo('feria', 'olvidada', 9);
  await people(['nina']);
  await auth.createUser({ uid: 'nina', email: 'nina@example.com' });
  await took('nina', 'olvidada');
  await say('olvidada', 'cancelado');
  await reconcile(deps);
  expect((await told('nina')).notices).toEqual(['cancelled']);
  expect(await exportData(deps, 'nina')).toMatchObject({
    notices: [{ kind: 'cancelled', promo: 'olvidada', aviso }],
    mail: [{ letter: { kind: 'promo-notice', promo: 'olvidada' } }],
  });
  await removeAccount(deps, 'nina');
  expect(await told('nina')).toEqual({ notices: [], letters: [] });
});

import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { refs } from '../../base/firestore/refs.ts';
import { UnreadableDocument } from '../../base/firestore/unreadable.ts';
import { logger } from '../../base/process/logger.ts';
import { reconcile } from '../../jobs/daily/reconcile.ts';
import { FECHA } from '../../testing/seats.ts';
import { seatsProject } from '../../testing/seats-project.ts';
import { listNotices } from '../notices/listed.ts';
import { eventChanged } from './event-changed.ts';
import { listAttending, listDates, listMine } from './listed.ts';

const { services, db, deps, event, change, ask, giveUp, seats, told } = seatsProject('seats-unreadable');
const logged = vi.fn();
beforeEach(() => {
  logged.mockReset();
  vi.spyOn(logger, 'error').mockImplementation(logged);
});
afterEach(() => void vi.restoreAllMocks());

const NEXT = '2026-12-05';
const id = (text: string) => itemIdSchema.parse(text);
const pathOf = (uid: string, evento: string) => `party/${evento}_${FECHA}_${uid}`;
const spoil = (uid: string, evento: string) => db.doc(pathOf(uid, evento)).update({ asked: 'dos' });
const exists = async (path: string) => (await db.doc(path).get()).exists;
const paths = () => logged.mock.calls.flatMap(([, details]) => details.paths ?? details.path);
const taken = async (evento: string) => {
  const { docs } = await refs.seatParts(db, { evento, fecha: FECHA }).get();
  return docs.reduce((sum, doc) => sum + Number(doc.get('taken')), 0);
};
const reconciled = () => reconcile(services);
const listed = async () => (await refs.unreadable(db).get()).get('paths');

test('lists leave out an unreadable party and log its path', async () => {
  await event('teatro', 'lista', 4);
  await ask('ana', 'lista', 1);
  await ask('ana', 'lista', 1, NEXT);
  await ask('beto', 'lista', 1);
  await spoil('ana', 'lista');
  expect((await listMine(deps, 'ana')).parties.map(({ fecha }) => fecha)).toEqual([NEXT]);
  expect((await listDates(deps, 'ana', id('lista')))?.[0]).toMatchObject({ mine: null, free: 2 });
  const attending = await listAttending(deps, 'teatro', { evento: id('lista'), fecha: FECHA });
  expect(attending?.parties.map(({ nombre }) => nombre)).toEqual(['Persona beto']);
  expect(paths()).toEqual(Array(3).fill(pathOf('ana', 'lista')));
});

test('lists leave out an unreadable notice', async () => {
  await event('teatro', 'aviso', 1);
  await ask('caro', 'aviso');
  await ask('dani', 'aviso');
  await giveUp('caro', 'aviso');
  expect((await told('dani')).notices).toEqual(['moved-up']);
  for (const wrong of [{ evento: 7 }, { createdAt: 'ayer' }, { evento: 'aviso', promo: 7 }]) {
    const createdAt = new Date(deps.now());
    const bad = await refs.notices(db, 'dani').add({ createdAt, ...wrong });
    expect((await listNotices(deps, 'dani')).notices).toHaveLength(1);
    expect(paths().at(-1)).toBe(bad.path);
    await bad.delete();
  }
});

test('no transaction gives or frees seats by an unreadable party, part or count', async () => {
  await event('teatro', 'cuenta', 2);
  await ask('ana', 'cuenta', 2);
  await ask('beto', 'cuenta', 1);
  await spoil('beto', 'cuenta');
  await expect(ask('beto', 'cuenta', 2)).rejects.toThrow(UnreadableDocument);
  await expect(giveUp('beto', 'cuenta')).rejects.toThrow(pathOf('beto', 'cuenta'));
  await expect(giveUp('ana', 'cuenta'), 'who would move up is unknown').rejects.toThrow(UnreadableDocument);
  expect([await seats('ana', 'cuenta'), await taken('cuenta')]).toEqual(['2', 2]);
  await event('teatro', 'parte', 2);
  await ask('ana', 'parte');
  await refs.seatParts(db, { evento: 'parte', fecha: FECHA }).doc('0').update({ taken: 'uno' });
  await expect(ask('beto', 'parte')).rejects.toThrow(UnreadableDocument);
  expect((await listDates(deps, null, id('parte')))?.[0]).toMatchObject({ free: 0 });
});

test('the night skips an unreadable party, mends the next ones, and keeps its path until it is mended', async () => {
  await event('teatro', 'noche', 3);
  await ask('ana', 'noche');
  await ask('dani', 'noche');
  await spoil('ana', 'noche');
  await refs.user(db, 'dani').delete();
  await reconciled();
  expect(await exists(pathOf('dani', 'noche'))).toBe(false);
  expect(await exists(pathOf('ana', 'noche'))).toBe(true);
  expect(paths()).toContain(pathOf('ana', 'noche'));
  expect(await listed()).toContain(pathOf('ana', 'noche'));
  await db.doc(pathOf('ana', 'noche')).update({ asked: 1 });
  await reconciled();
  expect(await listed()).not.toContain(pathOf('ana', 'noche'));
});

test('an unreadable event calls nothing off, neither by its trigger nor in the night', async () => {
  await event('teatro', 'rota', 3);
  await ask('ana', 'rota');
  await change('rota', { titulo: 7 });
  await eventChanged(deps, 'rota');
  await reconciled();
  expect(await seats('ana', 'rota')).toBe('1');
  await expect(giveUp('ana', 'rota')).rejects.toThrow('evento/rota');
  expect(await listed()).toContain('evento/rota');
  await change('rota', { titulo: 'Rota' });
  expect(await giveUp('ana', 'rota')).toBe(true);
});

test('a cancelled date and a deleted account delete unreadable parties by their path', async () => {
  await event('teatro', 'baja', 4);
  await ask('ana', 'baja');
  await ask('beto', 'baja');
  await spoil('ana', 'baja');
  await change('baja', { estado: 'cancelado' });
  await eventChanged(deps, 'baja');
  expect([await exists(pathOf('ana', 'baja')), await exists(pathOf('beto', 'baja'))]).toEqual([false, false]);
  expect(await taken('baja')).toBe(0);
  expect((await told('beto')).notices).toContain('cancelled');
  await event('teatro', 'cuentas', 1);
  await ask('caro', 'cuentas');
  await ask('caro', 'cuentas', 1, NEXT);
  await spoil('caro', 'cuentas');
  await removeAccount(services, 'caro');
  expect(await exists(pathOf('caro', 'cuentas'))).toBe(false);
  expect((await db.collection('party').where('uid', '==', 'caro').get()).size).toBe(0);
  expect((await refs.user(db, 'caro').get()).exists).toBe(false);
});

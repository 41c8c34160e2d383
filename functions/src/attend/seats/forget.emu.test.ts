import { beforeAll, expect, test } from 'vitest';
import { exportData } from '../../accounts/account/export-data.ts';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { refs } from '../../base/firestore/refs.ts';
import { reconcile } from '../../jobs/daily/reconcile.ts';
import { creador } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { seatsOver } from '../../testing/seats.ts';

let moment = NOW.getTime();
const services = project('seats-forgotten', () => new Date(moment));
const { db, auth } = services;
const { people, event, ask, giveUp, seats, counted, told } = seatsOver(services);

beforeAll(async () => {
  await creador(db, 'club');
  const all = ['club', 'marta', 'nora', 'olga', 'pina'];
  for (const uid of all) await auth.createUser({ uid, email: `${uid}@example.com` });
  await people(all.slice(1));
});

test('a deleted account: its seats go to waiting parties, and its notices are deleted', async () => {
  await event('club', 'cena', 2);
  await event('club', 'otra', 1);
  await ask('nora', 'otra');
  await ask('marta', 'otra');
  await giveUp('nora', 'otra');
  expect(await told('marta')).toEqual({ notices: ['moved-up'], letters: ['moved-up Evento otra'] });
  await ask('marta', 'cena', 2);
  moment += 1000;
  await ask('nora', 'cena', 2);
  const data = await exportData(services, 'marta');
  expect(data).toMatchObject({
    seats: [
      { evento: 'cena', titulo: 'Evento cena', held: 2, print: expect.any(String) },
      { evento: 'otra', held: 1 },
    ],
    notices: [{ kind: 'moved-up', evento: 'otra', held: 1, isKept: true, aviso: '', readAt: null }],
    mail: [
      { letter: { kind: 'seat', evento: 'cena' }, state: 'waiting' },
      { letter: { kind: 'event-notice', evento: 'otra' }, state: 'waiting' },
    ],
  });
  await removeAccount(services, 'marta');
  expect(await seats('nora', 'cena')).toBe('2');
  expect(await counted('cena')).toMatchObject({ had: 2, taken: 2, waitingCount: 0 });
  expect(await told('marta')).toEqual({ notices: [], letters: [] });
  expect((await db.collection('party').where('uid', '==', 'marta').get()).size).toBe(0);
});

test('the nightly run frees seats of deleted people and events whose trigger was lost', async () => {
  await event('club', 'perdido', 2);
  await event('club', 'sigue', 1);
  await ask('olga', 'perdido');
  await ask('pina', 'sigue');
  moment += 1000;
  await ask('olga', 'sigue');
  await refs.item(db, 'evento', 'perdido').delete();
  await refs.user(db, 'pina').delete();
  await reconcile(services);
  expect(await seats('olga', 'perdido')).toBeNull();
  expect(await seats('olga', 'sigue')).toBe('1');
  expect((await told('olga')).notices).toEqual(['cancelled', 'moved-up']);
  expect(await counted('sigue')).toMatchObject({ had: 1, taken: 1, waitingCount: 0 });
});

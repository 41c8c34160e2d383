import { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { register } from '../../items/images/register.ts';
import { creador, publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { releaseNames } from './release-names.ts';
import { rollDates } from './roll-dates.ts';
import { sweepUploads } from './sweep-uploads.ts';

const deps = project('left-out');
const { db, bucket } = deps;
const DIA = 86_400_000;
const logged = vi.fn();
beforeEach(() => {
  logged.mockReset();
  vi.spyOn(logger, 'error').mockImplementation(logged);
});
afterEach(() => void vi.restoreAllMocks());
const named = (docs: unknown[]) => docs.map((doc) => (doc instanceof DocumentReference ? doc.path : ''));
const skipped = () => logged.mock.calls.map(([what, { path }]) => [what, path]);

test('rollDates: skips a failing item, and moves the others', async () => {
  await creador(db, 'agenda');
  await publish(deps, 'evento', 'agenda', {
    antes: { fechaPeriodica: 'Todos los jueves' },
    rota: { fechaPeriodica: 'Todos los jueves' },
    tarde: { fechaPeriodica: 'Todos los jueves' },
  });
  const getAll = Transaction.prototype.getAll;
  vi.spyOn(Transaction.prototype, 'getAll').mockImplementation(async function (this: Transaction, ...docs) {
    if (named(docs).includes('evento/rota')) throw new Error('unreadable');
    return getAll.apply(this, docs);
  });
  const friday = { ...deps, now: () => new Date(NOW.getTime() + 3 * DIA) };
  expect(await rollDates(friday)).toEqual({ moved: 2, more: false });
  expect(skipped()).toEqual([['daily: skipped', 'evento/rota']]);
  expect((await db.doc('evento/tarde').get()).get('proximaFecha').toDate()).toEqual(
    new Date('2026-12-03T22:30:00Z'),
  );
});

test('sweepUploads: keeps all uploads of a person with unreadable documents', async () => {
  const uploads = ['uno', 'roto', 'otro'].map((uid) => `users/${uid}/profile/1_no.jpg`);
  for (const path of uploads) {
    await bucket.file(path).save('x', { resumable: false });
    await register(db.batch(), db, path, NOW).commit();
  }
  const getAll = Firestore.prototype.getAll;
  vi.spyOn(Firestore.prototype, 'getAll').mockImplementation(async function (this: Firestore, ...docs) {
    if (named(docs).includes('user/roto')) throw new Error('unreadable');
    return getAll.apply(this, docs);
  });
  expect(await sweepUploads(deps)).toBe(2);
  expect(skipped()).toEqual([['daily: skipped', 'user/roto']]);
  const left = (await bucket.getFiles({ prefix: 'users/' }))[0].map(({ name }) => name);
  expect(left).toEqual(['users/roto/profile/1_no.jpg']);
  expect((await db.collection('upload').get()).size).toBe(1);
});

test('releaseNames: skips a failing name, and frees the others', async () => {
  for (const name of ['a', 'b', 'c']) await db.doc(`username/libre-${name}`).set({ freeFrom: NOW });
  type Read = (this: Transaction, what: unknown) => Promise<unknown>;
  const reading = Transaction.prototype as unknown as { get: Read };
  const { get } = reading;
  vi.spyOn(reading, 'get').mockImplementation(async function (this: Transaction, what: unknown) {
    if (named([what]).includes('username/libre-b')) throw new Error('unreadable');
    return get.call(this, what);
  });
  expect(await releaseNames(deps)).toBe(2);
  expect(skipped()).toEqual([['daily: skipped', 'username/libre-b']]);
  expect((await db.doc('username/libre-b').get()).exists).toBe(true);
});

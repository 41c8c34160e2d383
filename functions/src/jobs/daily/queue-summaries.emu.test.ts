import type { Month } from '@vidriera/domain/figures/month';
import { messages } from '@vidriera/domain/messages/messages';
import { monthName } from '@vidriera/domain/values/fecha';
import { type DocumentReference, Firestore } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { exportData } from '../../accounts/account/export-data.ts';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { sendDue } from '../../mail/mail/due.ts';
import { sendLetter } from '../../mail/mail/send.ts';
import { claimsOver } from '../../testing/claims.ts';
import { creador } from '../../testing/data.ts';
import { mailProject } from '../../testing/mail.ts';
import { queueSummaries } from './queue-summaries.ts';

const { deps, server, services, db, auth, clock, event, ask, people } = await mailProject('summaries');
const { promo, took } = await claimsOver(services);

/** A quarter to ten of the first of December in Argentina. */
const FIRST = Date.parse('2026-12-01T09:45:00Z');
const SOME: Month = { days: { '25': { profile: { qr: 1 } } }, items: {}, capped: [] };

async function account(uid: string, { months = { '2026-11': SOME }, ...extra }: Account = {}) {
  const {
    lastSignInTime = '2026-11-20T00:00:00Z',
    emailVerified = true,
    disabled = false,
    ...fields
  } = extra;
  const email = `${uid}@correo.example`;
  const metadata = { creationTime: '2025-01-01T00:00:00Z', lastSignInTime };
  await auth.importUsers([{ uid, email, emailVerified, disabled, metadata }]);
  await creador(db, uid, fields);
  for (const [month, figures] of Object.entries(months)) await refs.figures(db, uid, month).set(figures);
}
type Account = {
  months?: Record<string, Partial<Month>>;
  emailVerified?: boolean;
  disabled?: boolean;
} & Record<string, unknown> & { lastSignInTime?: string };

const letters = async () => {
  const { docs } = await refs.mail(db).get();
  return docs
    .map((doc) => ({ uid: doc.get('uid'), month: doc.get('letter.month') }))
    .sort((a, b) => (a.uid < b.uid ? -1 : 1));
};
/** Deletes everybody's figures and the position of the night. */
beforeEach(async () => {
  const { docs } = await db.collectionGroup('figures').get();
  await Promise.all([...docs.map(({ ref }) => ref.delete()), refs.reconciliation(db).delete()]);
  clock.moment = FIRST;
});

test('goes to creators with views, a confirmed address and a visit within six months', async () => {
  await account('si');
  await account('cerca', { lastSignInTime: '2026-06-02T00:00:00Z' });
  await account('lejos', { lastSignInTime: '2026-05-31T00:00:00Z' });
  await account('sinconfirmar', { emailVerified: false });
  await account('apagado', { figuresMail: false });
  await account('bloqueado', { disabled: true });
  await account('personal', { role: 'personal' });
  await account('cerrado', { closedAt: new Date() });
  await account('nada', { months: {} });
  await account('ceros', { months: { '2026-11': { days: {}, items: {}, capped: ['25T10'] } } });
  await account('antes', { months: { '2026-10': SOME } });
  expect(await queueSummaries(services)).toEqual({ queued: 2 });
  expect(await letters()).toEqual([
    { uid: 'cerca', month: '2026-11' },
    { uid: 'si', month: '2026-11' },
  ]);
});

test('a creator whose letter failed gets it the next night', async () => {
  for (const uid of ['antes', 'falla', 'luego']) await account(uid);
  const error = vi.spyOn(logger, 'error').mockReturnValue();
  const run = Firestore.prototype.runTransaction;
  const spy = vi.spyOn(db, 'runTransaction').mockImplementation((work, options) =>
    run.call(
      db,
      (tx) => {
        const update = tx.update.bind(tx);
        vi.spyOn(tx, 'update').mockImplementation((ref: DocumentReference, ...rest: unknown[]) => {
          if (ref.path.startsWith('user/falla/')) throw new Error('contention');
          return update(ref, ...(rest as [object]));
        });
        return work(tx);
      },
      options,
    ),
  );
  expect(await queueSummaries(services)).toEqual({ queued: 2 });
  spy.mockRestore();
  expect(error.mock.calls).toMatchObject([['daily: skipped', { path: 'user/falla' }]]);
  error.mockRestore();
  expect(await queueSummaries(services)).toEqual({ queued: 1 });
  expect((await letters()).map(({ uid }) => uid)).toEqual(['antes', 'falla', 'luego']);
  expect(await queueSummaries(services)).toEqual({ queued: 0 });
});

test('goes once for each month, although a run is repeated, or was cut off before it kept its position', async () => {
  await account('una', { months: { '2026-10': SOME, '2026-11': SOME } });
  expect(await queueSummaries(services)).toEqual({ queued: 1 });
  expect(await queueSummaries(services)).toEqual({ queued: 0 });
  await refs.reconciliation(db).delete();
  await Promise.all([1, 2].map(() => queueSummaries(services)));
  expect(await letters()).toEqual([{ uid: 'una', month: '2026-11' }]);
  clock.moment = Date.parse('2026-12-31T20:00:00Z');
  expect(await queueSummaries(services), 'the same month, after the letter expired').toEqual({ queued: 0 });
});

test('the month ends at midnight in Argentina', async () => {
  await account('fin', { months: { '2026-10': SOME, '2026-11': SOME } });
  clock.moment = Date.parse('2026-12-01T02:59:00Z');
  await queueSummaries(services);
  clock.moment = Date.parse('2026-12-01T03:00:00Z');
  await queueSummaries(services);
  const months = (await letters()).map(({ month }) => month);
  expect(months.sort()).toEqual(['2026-10', '2026-11']);
});

test('a night queues a part, apart from each other, and the next ones go on', async () => {
  for (const uid of ['parte1', 'parte2', 'parte3']) await account(uid);
  expect(await queueSummaries(services, () => true, 2)).toEqual({ queued: 2 });
  const { docs } = await refs.mail(db).orderBy('notBefore').get();
  expect(docs.map((doc) => doc.get('notBefore').toMillis() - FIRST)).toEqual([0, 10_000]);
  expect(await queueSummaries(services, () => false), 'without time').toEqual({ queued: 0 });
  expect(await queueSummaries(services, () => true, 2)).toEqual({ queued: 1 });
  expect((await letters()).map(({ uid }) => uid)).toEqual(['parte1', 'parte2', 'parte3']);
});

test('a month’s round begins where the last one stopped, so nobody is left out month after month', async () => {
  const both = { months: { '2026-11': SOME, '2026-12': SOME } };
  for (const uid of ['ronda1', 'ronda2', 'ronda3', 'ronda4', 'ronda5']) await account(uid, both);
  const night = async (most: number) => {
    const before = new Set((await letters()).map(({ uid, month }) => `${uid} ${month}`));
    await queueSummaries(services, () => true, most);
    return (await letters()).map(({ uid, month }) => `${uid} ${month}`).filter((one) => !before.has(one));
  };
  expect(await night(2)).toEqual(['ronda1 2026-11', 'ronda2 2026-11']);
  clock.moment = Date.parse('2027-01-01T09:45:00Z');
  expect(await night(2)).toEqual(['ronda3 2026-12', 'ronda4 2026-12']);
  expect(await night(2)).toEqual(['ronda1 2026-12', 'ronda5 2026-12']);
  expect(await night(9)).toEqual(['ronda2 2026-12']);
  for (let n = 0; n < 2; n++) expect(await night(9), 'after the round').toEqual([]);
});

test('the letter says views, the items most seen, seats and promos, and stops by its link', async () => {
  const days = { '02': { profile: { qr: 1200, none: 34 } }, '30': { item: { site: 9 }, link: { qr: 5 } } };
  const items = {
    'evento/casa-pena': { item: 5 },
    'promo/casa-vermut': { item: 3, share: 1 },
    'curso/casa-gone': { item: 1 },
  };
  const then = { days: { '01': { profile: { qr: 1000 } } }, items: {}, capped: [] };
  await account('casa', {
    months: { '2026-11': { days, items, capped: [] }, '2026-10': then },
  });
  clock.moment = Date.parse('2026-11-25T15:00:00Z');
  await event('casa', 'casa-pena', 9);
  await promo('casa', 'casa-vermut', 9);
  await people(['ana', 'beto']);
  await ask('ana', 'casa-pena', 2);
  await took('ana', 'casa-vermut');
  await took('beto', 'casa-vermut');
  await refs.claim(db, 'casa-vermut', 'ana').update({ state: 'used', redeemedAt: new Date(clock.moment) });
  clock.moment = FIRST;
  await queueSummaries(services);
  await sendDue({ ...deps }, () => true);
  expect(server.taken).toHaveLength(1);
  const [{ to = [], subject = '', text = '', headers } = {}] = server.taken;
  expect([to, subject]).toEqual([['casa@correo.example'], 'Vidriera: tu resumen de noviembre']);
  expect(text.split('\n').filter(Boolean).slice(0, 9)).toEqual([
    'En noviembre tu vidriera tuvo 1.243 vistas y 5 toques.',
    'Son 243 vistas más que en octubre.',
    'Lo más visto:',
    '1. «Evento casa-pena»: 5 vistas',
    '2. «Promo casa-vermut»: 3 vistas',
    'En ese mes te pidieron 2 lugares.',
    'Promos tomadas: 2. Canjeadas: 1.',
    'https://vidriera.example/estadisticas',
    messages.letters.figures.after[0],
  ]);
  expect(JSON.stringify(headers?.get('list'))).toContain('/fn/eventMail?de=casa');
  const { figures, usuario } = await exportData(services, 'casa');
  expect(figures).toContainEqual(expect.objectContaining({ month: '2026-11', letterAt: expect.any(String) }));
  expect(usuario).toMatchObject({ uid: 'casa' });
});

test('a letter is dropped if its creator stopped summaries in between, and goes with a deleted account', async () => {
  for (const uid of ['para', 'borrada']) await account(uid);
  await queueSummaries(services);
  clock.moment += 60_000;
  await refs.user(db, 'para').update({ figuresMail: false });
  const { docs } = await refs.mail(db).where('uid', '==', 'para').get();
  expect(await sendLetter(deps, docs[0]?.id ?? '')).toBe('dropped');
  await removeAccount(services, 'borrada');
  expect((await letters()).map(({ uid }) => uid)).toEqual(['para']);
  expect(server.taken).toEqual([]);
});

test('letters about seats still come without summaries, and the other way round', async () => {
  await account('sinavisos', { eventMail: false });
  await queueSummaries(services);
  const { docs } = await refs.mail(db).where('uid', '==', 'sinavisos').get();
  expect(await sendLetter(deps, docs[0]?.id ?? '')).toBe('sent');
  expect(server.taken[0]?.subject).toContain(monthName('2026-11-01'));
});

import { DAY_MS } from '@vidriera/domain/site/retention';
import { beforeEach, expect, test, vi } from 'vitest';
import { userWritten } from '../../accounts/owners/user-written.ts';
import { newUsuario } from '../../accounts/sign-up/user-document.ts';
import { refs } from '../../base/firestore/refs.ts';
import { recordedDeletions } from '../../base/people/ledger.ts';
import { sendDue } from '../../mail/mail/due.ts';
import { sendLetter } from '../../mail/mail/send.ts';
import { claimsOver } from '../../testing/claims.ts';
import { itemData, urlOf } from '../../testing/data.ts';
import { mailProject } from '../../testing/mail.ts';
import { removeUnconfirmed } from './remove-unconfirmed.ts';

const { deps, server, services, db, auth, clock, event, ask } = await mailProject('unconfirmed');
const { promo, took } = await claimsOver(services);
/** Auth's emulator has no other clock. */
const BORN = Date.now();
const at = (days: number) => {
  clock.moment = BORN + days * DAY_MS + 60_000;
};

async function signedUp(uid: string, fields: object = {}, emailVerified = false) {
  await auth.createUser({ uid, email: `${uid}@correo.example`, emailVerified });
  const account = { uid, email: `${uid}@correo.example`, username: uid as never };
  const batch = db.batch();
  batch.set(refs.username(db, uid), { uid, created_time: new Date() });
  batch.set(refs.user(db, uid), { ...newUsuario(account, new Date()), ...fields });
  await batch.commit();
}
const told = async () => {
  const { docs } = await refs.mail(db).get();
  return docs.map((doc) => `${doc.get('letter.kind')} ${doc.get('uid')}`).sort();
};
const remaining = async (...uids: string[]) => {
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  return users.map(({ uid }) => uid).sort();
};
const ledger = async () => {
  const uids: string[] = [];
  for await (const { deletion } of recordedDeletions(services.bucket))
    if (deletion?.kind === 'account') uids.push(deletion.uid);
  return uids.sort();
};
/** Removes the accounts that were closed, as the trigger does. */
async function followed(uid: string): Promise<void> {
  const after = (await refs.user(db, uid).get()).data();
  await userWritten(services, { uid, before: { ...after, closedAt: undefined }, after });
}

/** A night, after which the letters are sent. */
async function night(...more: [isTimeLeft?: () => boolean, most?: { told: number; removed: number }]) {
  const done = await removeUnconfirmed(services, ...more);
  await sendDue(deps, () => true);
  return done;
}

beforeEach(async () => {
  const { users } = await auth.listUsers();
  await auth.deleteUsers(users.map(({ uid }) => uid));
  await db.recursiveDelete(db.collection('user'));
  await refs.reconciliation(db).delete();
  await services.bucket.deleteFiles({ force: true });
});

test('an empty account gets one letter after 23 days, and goes after 30 as if its person had deleted it', async () => {
  await signedUp('vacia');
  at(22);
  expect(await night()).toEqual({ told: 0, removed: 0 });
  for (const day of [23, 24, 29.9]) {
    at(day);
    await night();
  }
  expect(await told()).toEqual(['unconfirmed-account vacia']);
  expect(await remaining('vacia')).toEqual(['vacia']);
  at(30);
  expect(await night()).toEqual({ told: 0, removed: 1 });
  expect(await remaining('vacia')).toEqual([]);
  expect(await ledger()).toEqual(['vacia']);
  await followed('vacia');
  expect((await refs.user(db, 'vacia').get()).exists).toBe(false);
  expect((await refs.username(db, 'vacia').get()).data()).toEqual({ freeFrom: expect.anything() });
  expect(await night()).toEqual({ told: 0, removed: 0 });
});

test('the letter leads to confirming, and is dropped if its person did so before', async () => {
  await signedUp('carta');
  await signedUp('confirma');
  at(23);
  await removeUnconfirmed(services);
  const { docs } = await refs.mail(db).get();
  const letterTo = (uid: string) => docs.find((doc) => doc.get('uid') === uid)?.id ?? '';
  await auth.updateUser('confirma', { emailVerified: true });
  expect(await sendLetter(deps, letterTo('confirma'))).toBe('dropped');
  expect(await sendLetter(deps, letterTo('carta'))).toBe('sent');
  expect(server.taken[0]?.subject).toBe('Vidriera: tu cuenta sin confirmar');
  expect(server.taken[0]?.text).toContain('https://vidriera.example/cuenta/accion?mode=verifyEmail&oobCode=');
  at(31);
  expect(await removeUnconfirmed(services)).toEqual({ told: 0, removed: 1 });
  expect(await remaining('carta', 'confirma')).toEqual(['confirma']);
});

test('a warning that failed on our side is sent again; one that is refused for good counts', async () => {
  await signedUp('caida');
  await signedUp('rechazada');
  at(23);
  await removeUnconfirmed(services);
  const { docs } = await refs.mail(db).get();
  const fails = { caida: 'too-late', rechazada: 'refused' } as const;
  for (const doc of docs) {
    const reason = fails[doc.get('uid') as keyof typeof fails];
    if (reason) await doc.ref.update({ state: 'failed', reason, notBefore: null, dueSince: null });
  }
  at(31);
  expect(await night()).toEqual({ told: 0, removed: 1 });
  expect(await remaining('caida', 'rechazada')).toEqual(['caida']);
  expect(await night()).toEqual({ told: 1, removed: 0 });
  at(39);
  expect(await night()).toEqual({ told: 0, removed: 1 });
});

test('an account that holds something stays, also if that came after the letter', async () => {
  await signedUp('sala', { role: 'creador' }, true);
  clock.moment = Date.parse('2026-11-25T15:00:00Z');
  await event('sala', 'pena', 9);
  await promo('sala', 'vermut', 9);
  const holders: Record<string, () => Promise<unknown>> = {
    gusta: () => refs.user(db, 'gusta').update({ eventLikes: [refs.item(db, 'evento', 'pena')] }),
    lugar: () => ask('lugar', 'pena'),
    promo: () => took('promo', 'vermut'),
    publica: () => refs.item(db, 'link', 'suyo').set({ ...itemData(db, 'link', 'publica'), visible: false }),
    foto: () => refs.user(db, 'foto').update({ photo_url: urlOf('users/foto/profile/1_a.jpg') }),
    nombre: () => refs.user(db, 'nombre').update({ display_name: 'Ana' }),
    red: () => refs.user(db, 'red').update({ link_Instagram: 'https://instagram.com/red' }),
    rol: () => refs.user(db, 'rol').update({ role: 'personal' }),
    guardado: () => refs.keptPerfil(db, 'guardado').set({ perfil: {} }),
    avisada: () =>
      refs.reminder(db, { evento: 'pena', fecha: '2026-12-04' }, 'avisada').set({ uid: 'avisada' }),
    calendario: () => refs.ownCalendar(db, 'suyo').set({ uid: 'calendario' }),
    ayuda: () => refs.helper(db, 'de-ayuda').set({ creador: 'ayuda' }),
  };
  const uids = Object.keys(holders).sort();
  for (const uid of uids) await signedUp(uid);
  const early = uids.filter((_, place) => place % 2 === 0);
  for (const uid of early) await holders[uid]?.();
  at(23);
  expect(await night()).toEqual({ told: uids.length - early.length, removed: 0 });
  clock.moment = Date.parse('2026-11-25T15:00:00Z');
  for (const uid of uids.filter((one) => !early.includes(one))) await holders[uid]?.();
  at(40);
  expect(await night()).toEqual({ told: 0, removed: 0 });
  expect(await remaining(...uids)).toEqual(uids);
});

test('a late letter still leaves a week', async () => {
  await signedUp('tarde');
  at(100);
  expect(await night()).toEqual({ told: 1, removed: 0 });
  at(106.9);
  expect(await night()).toEqual({ told: 0, removed: 0 });
  at(107);
  expect(await night()).toEqual({ told: 0, removed: 1 });
});

test('a night does a few, and the next ones go on', async () => {
  for (const uid of ['uno', 'dos', 'tres']) await signedUp(uid);
  const few = () => night(() => true, { told: 2, removed: 1 });
  at(23);
  expect([await few(), await few()]).toEqual([
    { told: 2, removed: 0 },
    { told: 1, removed: 0 },
  ]);
  at(30);
  expect([await few(), await few(), await few(), await few()].map(({ removed }) => removed)).toEqual([
    1, 1, 1, 0,
  ]);
});

test('a removal that is cut off after closing is completed, and is in the ledger', async () => {
  await signedUp('cortada');
  at(23);
  await night();
  at(30);
  const save = vi.spyOn(Object.getPrototypeOf(services.bucket.file('x')), 'save');
  save.mockRejectedValueOnce(new Error('cut off'));
  expect(await night()).toEqual({ told: 0, removed: 0 });
  save.mockRestore();
  expect([await remaining('cortada'), await ledger()]).toEqual([['cortada'], []]);
  await followed('cortada');
  expect([await remaining('cortada'), await ledger()]).toEqual([[], ['cortada']]);
});

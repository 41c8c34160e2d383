import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { FOR_GOOD } from '@vidriera/domain/usuario/suspension';
import { midnight } from '@vidriera/domain/values/fecha';
import { momentOf } from '@vidriera/domain/values/local-time';
import { beforeEach, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { sendLetter } from '../../mail/mail/send.ts';
import { creador } from '../../testing/data.ts';
import { follow } from '../../testing/holds.ts';
import { mailProject } from '../../testing/mail.ts';
import { appeal } from './appeal.ts';
import { openCase } from './open-case.ts';
import { settle } from './settle.ts';
import { readCase } from './stored.ts';
import { doOverdueWork } from './work.ts';

const { deps, server, services, clock, db, event, ask, party, signedUp, told, counted } =
  await mailProject('suspended-guests');

/** A weekly event's Saturday in ten days, and another event's day in 45. */
const SOON = '2026-12-05';
const LATE = '2027-01-09';

let series = 0;
let uid = '';
let guest = '';
/** A creator with guests on two dates, whose account waits at the desk. */
beforeEach(async () => {
  series++;
  [uid, guest] = [`bar${series}`, `eva${series}`];
  await creador(db, uid);
  await signedUp([guest]);
  await event(uid, uid, 5);
  await event(uid, `${uid}b`, 5, { fechaPeriodica: null, fechaExacta: midnight(LATE) });
  expect(await ask(guest, uid, 2, SOON)).toBe('down');
  expect(await ask(guest, `${uid}b`, 2, LATE)).toBe('down');
  for (const moderator of ['mesa', 'otra']) await refs.moderator(db, moderator).set({ addedAt: new Date(0) });
  await openCase(services, subjectOf('user', uid), 'mesa');
});

const work = () => doOverdueWork(services);
const id = () => `user_${uid}`;
async function decide(by: string, outcome: 'suspended' | 'cleared', days: 7 | 30 | null = null) {
  const found = readCase(await refs.case(db, id()).get());
  const seen = { round: found?.round ?? 0, seenAt: found?.decidedAt ?? null };
  const decision = { ...seen, outcome, days, text: '', by };
  expect(await settle(services, id(), decision)).toEqual({ kind: 'settled' });
  await follow(services, subjectOf('user', uid));
  clock.moment += 60_000;
  await work();
}
const hasSeats = async () => [
  (await party(guest, uid, SOON)) !== null,
  (await party(guest, `${uid}b`, LATE)) !== null,
];
/** Sends what waits for the guest. @returns the letters */
async function sent() {
  const { docs } = await refs.mail(db).where('uid', '==', guest).get();
  for (const doc of docs) await sendLetter(deps, doc.id);
  return server.taken.splice(0).map(({ subject, text }) => ({ subject, text }));
}

test('a day before each date its guests read that it is off, and nothing of the suspension', async () => {
  await decide('mesa', 'suspended');
  expect(await hasSeats()).toEqual([true, true]);
  expect(await sent()).toEqual([]);
  clock.moment = momentOf(`${SOON}T21:00`).getTime() - DAY_MS - 60_000;
  await work();
  expect(await hasSeats()).toEqual([true, true]);
  clock.moment += 60_000;
  await work();
  expect(await hasSeats()).toEqual([false, true]);
  const [letter, ...others] = await sent();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe(`Vidriera: se canceló «Evento ${uid}»`);
  expect(letter?.text).not.toMatch(/suspen|cuenta|denunci/iu);
  expect(await told(guest)).toMatchObject({ notices: ['cancelled'] });
  expect(await counted(uid, SOON)).toEqual({ had: 0, taken: 0, waiting: 0, waitingCount: 0, parties: [] });
  await work();
  expect(await sent(), 'told once').toEqual([]);
});

test('30 days without an appeal, all dates within the suspension are off', async () => {
  await decide('mesa', 'suspended');
  await refs.seats(db, { evento: uid, fecha: SOON }).delete();
  clock.moment += 30 * DAY_MS - 120_000;
  await work();
  expect(await hasSeats()).toEqual([true, true]);
  clock.moment += 120_000;
  await work();
  expect((await hasSeats())[1]).toBe(false);
  expect(await sent()).toMatchObject([{ subject: `Vidriera: se canceló «Evento ${uid}b»` }]);
  expect((await refs.case(db, id()).get()).get('workAt')).toBeNull();
});

test('an appeal that fails calls all dates off at once; one that waits does not', async () => {
  await decide('mesa', 'suspended');
  await appeal(services, uid, { of: subjectOf('user', uid), text: 'No fui yo' });
  await work();
  expect(await hasSeats()).toEqual([true, true]);
  await decide('otra', 'suspended');
  expect(await hasSeats()).toEqual([false, false]);
  const text = (await sent()).map((letter) => letter.text).join();
  for (const day of ['sábado 5 de diciembre', 'sábado 9 de enero']) expect(text).toContain(day);
});

test('dates after the suspension stay, and so do all of a lifted one', async () => {
  await decide('mesa', 'suspended', 30);
  await appeal(services, uid, { of: subjectOf('user', uid), text: 'No fui yo' });
  await decide('otra', 'suspended', 30);
  expect(await hasSeats()).toEqual([false, true]);

  const until = (await refs.user(db, uid).get()).get('suspendedUntil').toDate();
  expect(until < FOR_GOOD).toBe(true);
  await openCase(services, subjectOf('user', uid), 'mesa');
  await decide('mesa', 'cleared');
  expect(await hasSeats()).toEqual([false, true]);
  expect(await ask(guest, uid, 1, SOON), 'it is on again').toBe('down');
});

test('a letter that is late after a lifted suspension says that the date is on', async () => {
  clock.moment = momentOf(`${SOON}T21:00`).getTime() - DAY_MS;
  await decide('mesa', 'suspended');
  expect(await hasSeats()).toEqual([false, true]);
  await decide('mesa', 'cleared');
  expect(await sent()).toMatchObject([{ text: expect.stringContaining('vuelve') }]);
});

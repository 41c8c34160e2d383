/**
 * Measures how fast reminders are queued and sent: `npm run bench:reminders [-- COUNT]`, 500 without a count. All are due at once, at
 * a local mail server; meanwhile people ask for account letters, which their trigger sends.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { refs } from '../functions/src/base/firestore/refs.ts';
import { queueLetter } from '../functions/src/base/letters/queue.ts';
import { createLimiter } from '../functions/src/base/limits/limiter.ts';
import { sendDue } from '../functions/src/mail/mail/due.ts';
import { type SendDeps, sendLetter } from '../functions/src/mail/mail/send.ts';
import { remindEve } from '../functions/src/mail/reminders/queue-reminders.ts';
import { creador } from '../functions/src/testing/data.ts';
import { project } from '../functions/src/testing/project.ts';
import { FECHA, seatsOver } from '../functions/src/testing/seats.ts';
import { mailServer } from '../functions/src/testing/smtp.ts';
import { sized } from './size.ts';
import { median } from './stats.ts';

const COUNT = Number(process.argv[2] ?? sized(500, 20));
const BATCH = 100;
/** The evening before the date, and an hour later, when all are due. */
const EVE = Date.parse('2026-11-27T18:00:00-03:00');
const LATER = EVE + 3_600_000;
/** Between two people who ask for an account letter. */
const ACCOUNT_EVERY_MS = 1000;

const start = performance.now();
const clock = { from: EVE };
const now = () => new Date(clock.from + performance.now() - start);
const services = project('bench-reminders', now);
const { db, auth } = services;
const server = await mailServer();
const secret = 'a secret of at least so many characters';
const deps: SendDeps = {
  ...services,
  origin: 'https://vidriera.example',
  secret,
  smtp: () => server.settings,
  limiter: createLimiter({ db, now, secret }),
};

const uids = Array.from({ length: COUNT }, (_, i) => `p${i}`);
await creador(db, 'sala');
const { event, ask } = seatsOver(services);
await event('sala', 'fiesta', 9);
await auth.createUser({ uid: 'modelo', email: 'modelo@correo.example' });
const model = await db.doc('user/sala').get();
await db.doc('user/modelo').set({ ...model.data(), role: 'personal' });
await ask('modelo', 'fiesta');
const party = (await refs.party(db, { evento: 'fiesta', fecha: FECHA }, 'modelo').get()).data();
await db.recursiveDelete(refs.mail(db));
for (let i = 0; i < COUNT; i += BATCH) {
  const some = uids.slice(i, i + BATCH);
  const batch = db.batch();
  for (const uid of some) {
    batch.set(refs.user(db, uid), { role: 'personal', username: uid });
    batch.set(refs.party(db, { evento: 'fiesta', fecha: FECHA }, uid), { ...party, uid });
  }
  await batch.commit();
  await auth.importUsers(some.map((uid) => ({ uid, email: `${uid}@correo.example`, emailVerified: true })));
}

/** Returns a result, and the seconds that it took. */
async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now();
  const result = await work();
  return [result, (performance.now() - begun) / 1000];
}

const [{ queued }, queueing] = await timed(() => remindEve(services));
clock.from = LATER;
let isOver = false;
const waits: number[] = [];
/** People ask, and the trigger on the queue sends. */
const accounts = (async () => {
  for (let i = 0; !isOver; i++) {
    const batch = db.batch();
    const letter = { kind: 'reset-password', isOwner: false } as const;
    const { id } = queueLetter(batch, db, { uid: uids[i % COUNT] ?? '', letter, now: now() });
    await batch.commit();
    waits.push((await timed(() => sendLetter(deps, id)))[1]);
    await pause(ACCOUNT_EVERY_MS);
  }
})();
const [{ looked }, sending] = await timed(() => sendDue(deps, () => true));
isOver = true;
await accounts;
const reminded = server.taken.filter(({ subject }) => subject.startsWith('Vidriera: mañana')).length;
const speed = reminded / sending;
const row = (name: string, value: unknown) => process.stdout.write(`${name}: ${value}\n`);
row('reminders queued', `${queued} in ${queueing.toFixed(1)} s`);
row(
  'reminders sent',
  `${reminded} of ${looked} due letters in ${sending.toFixed(1)} s, ${speed.toFixed(1)} a second`,
);
row(
  '5,000 would take',
  `${Math.round(((5000 / COUNT) * queueing) / 60)} + ${Math.round(5000 / speed / 60)} min`,
);
row(
  'account letters meanwhile',
  `${waits.length}, median ${median(waits).toFixed(2)} s, slowest ${Math.max(...waits).toFixed(2)} s`,
);
await server.stop();
process.exit(0);

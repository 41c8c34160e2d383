import { newPhoneKeys, publicKeyText } from '@vidriera/domain/claim/code';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { askCode } from '../../functions/src/accounts/codes/ask-code.ts';
import { takePromo } from '../../functions/src/attend/claims/take.ts';
import { createLimiter } from '../../functions/src/base/limits/limiter.ts';
import type { Scope } from '../../functions/src/base/limits/table.ts';
import {
  dueMailOptions,
  reminderOptions,
  visibilityOptions,
} from '../../functions/src/base/process/options.ts';
import { daily } from '../../functions/src/jobs/daily/on-daily.ts';
import { dueVisibility } from '../../functions/src/jobs/visibility/on-visibility.ts';
import { sendDue } from '../../functions/src/mail/mail/due.ts';
import { dueMail } from '../../functions/src/mail/mail/on-mail.ts';
import { reminders } from '../../functions/src/mail/reminders/on-reminders.ts';
import { creador, publish } from '../../functions/src/testing/data.ts';
import { at, creatorIs, doorPhone } from '../../functions/src/testing/door.ts';
import { project } from '../../functions/src/testing/project.ts';
import { seatsOver } from '../../functions/src/testing/seats.ts';
import { mailServer } from '../../functions/src/testing/smtp.ts';
import type { countReads, ReadBill } from '../reads.ts';
import type { CostMeasurements } from './measured.ts';

/** Counts how often a schedule runs a day, by its minutes and hours. */
export function runsADay(schedule: string): number {
  const [minutes = '', hours = ''] = schedule.split(' ');
  const times = (field: string, all: number) => {
    const [range = '', step = '1'] = field.split('/');
    const [from, to] = range.split('-').map(Number);
    if (range === '*') return Math.ceil(all / Number(step));
    return to === undefined || from === undefined ? field.split(',').length : to - from + 1;
  };
  return times(minutes, 60) * times(hours, 24);
}

type Bills = ReturnType<typeof countReads>;

/** People whose mean is a person's bill: each also pays a part of what they share. */
const PEOPLE = 20;
const SECRET = 'a secret of the measurements alone, long enough';
// Schedules read it.
process.env.VIDRIERA_LIMIT_SECRET ??= SECRET;

/**
 * Counts reads and writes of the schedules on a day on which nobody does anything, on the demonstration. A second run is counted: the
 * first does what is due.
 */
export async function measureQuiet(bills: Bills): Promise<CostMeasurements['quiet']> {
  const of = async (scheduled: typeof daily, runs: number) => {
    const event = { scheduleTime: new Date().toISOString() };
    await scheduled.run(event);
    bills.take();
    await scheduled.run(event);
    return { ...bills.take(), runs };
  };
  return {
    dueVisibility: await of(dueVisibility, runsADay(visibilityOptions.schedule)),
    dueMail: await of(dueMail, runsADay(dueMailOptions.schedule)),
    reminders: await of(reminders, runsADay(reminderOptions.schedule)),
    daily: await of(daily, 1),
  };
}

/** Counts reads and writes of a person in a full hall, with their letters and limits, without triggers: a promo, a seat, a code, the door. */
export async function measureHall(bills: Bills): Promise<CostMeasurements['hall']> {
  const deps = project('costs-hall');
  const { db, auth, now } = deps;
  const server = await mailServer();
  const limiter = createLimiter({ db, now, secret: SECRET });
  const mailing = {
    db,
    auth,
    now,
    limiter,
    secret: SECRET,
    smtp: () => server.settings,
    origin: 'https://vidriera.example',
  };
  const network = { prefix: '203.0.113.0/24', pastHosting: false };
  const counted = async (uid: string, scopes: Scope[]) => {
    for (const scope of scopes) await limiter.take(scope, { account: uid });
  };
  const uids = Array.from({ length: PEOPLE }, (_, n) => `sala${n}`);
  const promo = itemIdSchema.parse('sala');
  const phoneKey = await publicKeyText((await newPhoneKeys()).publicKey);
  const seats = seatsOver(deps);
  await creador(db, 'sala');
  await seats.people(uids);
  for (const uid of uids) await auth.createUser({ uid, email: `${uid}@example.com`, emailVerified: true });
  await publish(deps, 'promo', 'sala', { [promo]: { cantCanjeos: PEOPLE } });
  await seats.event('sala', 'sala', PEOPLE);
  const door = doorPhone(deps, at('sala'), creatorIs('sala'));
  const mean = async (act: (uid: string) => Promise<unknown>): Promise<ReadBill> => {
    bills.take();
    for (const uid of uids) {
      await act(uid);
      await sendDue(mailing, () => true);
    }
    const { reads, writes } = bills.take();
    return { reads: reads / PEOPLE, writes: writes / PEOPLE };
  };
  const hall = {
    promo: await mean(async (uid) => {
      await counted(uid, ['claims', 'take']);
      const who = { uid, email: `${uid}@example.com`, isConfirmed: true };
      await takePromo({ db, now, secret: SECRET }, who, { promo, phoneKey });
    }),
    seat: await mean(async (uid) => {
      await counted(uid, ['seats', 'go']);
      await seats.ask(uid, 'sala');
    }),
    code: await mean(async (uid) => {
      const email = `${uid}@example.com`;
      await limiter.take('accountLetter', { network });
      await limiter.take('lettersToStranger', { account: `${email} ${network.prefix}` });
      await askCode(deps, SECRET, { email, secret: uid }, false);
    }),
  };
  const nonces = (await door.open()).list.parties.map(({ nonce }) => nonce);
  const ticks = await mean(async () => {
    await counted('sala', ['door']);
    await door.tick(nonces.pop() ?? '', 1);
  });
  await server.stop();
  return { ...hall, door: ticks };
}

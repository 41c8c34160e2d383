import { REMINDER_HOURS } from '@vidriera/domain/seats/reminder-time';
import { getsMail } from '@vidriera/domain/usuario/mail-settings-schema';
import { addDays, diaOf } from '@vidriera/domain/values/fecha';
import { localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readReminder, type StoredReminder } from '../../attend/seats/reminder.ts';
import { ifOfEdition, readParty, type StoredParty } from '../../attend/seats/stored.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import type { QueryPlan } from '../../base/firestore/queries/plan.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readableOrNull } from '../../base/firestore/unreadable.ts';
import type { Reminder } from '../../base/letters/letter-schema.ts';
import { queueLetter } from '../../base/letters/queue.ts';
import { isClosed } from '../../base/people/is-gone.ts';

type RemindDeps = Pick<Deps, 'db' | 'now'>;
interface Occasion {
  setting: Reminder['setting'];
  /** The field that keeps the start that its person was reminded of. */
  mark: 'remindedOf' | 'remindedSoonOf';
}
const EVE: Occasion = { setting: 'reminderMail', mark: 'remindedOf' };
const SOON: Occasion = { setting: 'reminderSoonMail', mark: 'remindedSoonOf' };

/** A party with seats, or a reminder that somebody asked for. A person with both gets one letter. */
type Due = StoredParty | StoredReminder;
const readDue = (snapshot: DocumentSnapshot): Due | null =>
  snapshot.ref.parent.id === 'party' ? readParty(snapshot) : readReminder(snapshot);
const isParty = (due: Due): due is StoredParty => 'held' in due;

const PAGE = 200;
/** One letter after another: 5,000 are due within 50 minutes, and letters about accounts never wait behind them. */
const EVERY_MS = 600;
const MINUTE_MS = 60_000;
/** A run looks this far around two hours from now; the next one comes after ten minutes. */
const SOON_MINUTES = [110, 130] as const;

/** Queues a letter to everybody who has a seat tomorrow, or asked for it. */
export function remindEve(deps: RemindDeps, isTimeLeft?: () => boolean) {
  const fecha = addDays(diaOf(deps.now()), 1);
  return remind(deps, EVE, [queries.partiesOn(fecha), queries.remindersOn(fecha)], isTimeLeft);
}

/** A document `internal/reminders`: the last evening on which everybody was reminded. */
const eveningSchema = z.catch(z.object({ evening: z.string() }), { evening: '' });

/**
 * Reminds at six in the evening: each run of that hour goes on where one was cut off, and reminds those whose date moved meanwhile. A later
 * run, until ten, does it if none of that hour came to its end.
 */
export async function remindEvening(
  deps: RemindDeps,
  isTimeLeft: () => boolean = () => true,
): Promise<{ queued: number }> {
  const [dia = '', time = ''] = localTime(deps.now()).split('T');
  const hour = time.slice(0, 2);
  if (hour < REMINDER_HOURS.eve) return { queued: 0 };
  const mark = refs.reminders(deps.db);
  const isDone = eveningSchema.parse((await mark.get()).data()).evening === dia;
  if (isDone && hour !== REMINDER_HOURS.eve) return { queued: 0 };
  const done = await remindEve(deps, isTimeLeft);
  if (isTimeLeft()) await mark.set({ evening: dia });
  return done;
}

/** … and to those who wished it, two hours before the start. The schedule leaves nights out. */
export function remindSoon(deps: RemindDeps, isTimeLeft?: () => boolean) {
  const at = (minutes: number) => localTime(new Date(deps.now().getTime() + minutes * MINUTE_MS));
  const [from, to] = [at(SOON_MINUTES[0]), at(SOON_MINUTES[1])];
  const plans = [queries.partiesStarting(from, to), queries.remindersStarting(from, to)];
  return remind(deps, SOON, plans, isTimeLeft);
}

/**
 * The document keeps the start that its person was reminded of, written with the letter, so a repeated run queues none twice, and a date that
 * moved is reminded again. The letter itself looks at what is true when it leaves (mail/reminder.ts).
 */
async function remind(
  deps: RemindDeps,
  occasion: Occasion,
  plans: QueryPlan[],
  isTimeLeft: () => boolean = () => true,
): Promise<{ queued: number }> {
  let queued = 0;
  for (const plan of plans) {
    for await (const page of pagesOf(queryFrom(deps.db, plan), PAGE)) {
      await eachAlone(
        page,
        ({ ref }) => ref.path,
        async (snapshot) => {
          const due = readDue(snapshot);
          if (!due || !isDue(due, occasion)) return 0;
          const notBefore = new Date(deps.now().getTime() + queued * EVERY_MS);
          const done = await remindOne(deps, due, occasion, notBefore);
          queued += done;
          return done;
        },
      );
      if (!isTimeLeft()) return { queued };
    }
  }
  return { queued };
}

const isDue = (due: Due, { mark }: Occasion): boolean =>
  (!isParty(due) || due.held > 0) && due[mark] !== due.startsAt;

/** Returns the box by which the person wants this letter. A person who asked too late for the evening before gets the later one by it. */
function wantedBy(user: DocumentSnapshot, due: Due, { setting }: Occasion): Reminder['setting'] | null {
  if (getsMail(user.data(), setting)) return setting;
  const isOnlyOne = !isParty(due) && due.remindedOf !== due.startsAt;
  return isOnlyOne && getsMail(user.data(), 'reminderMail') ? 'reminderMail' : null;
}

/** Queues a letter and its mark in one transaction. */
function remindOne(
  { db, now }: RemindDeps,
  { ref, uid, ...of }: Due,
  occasion: Occasion,
  notBefore: Date,
): Promise<number> {
  const otherRef = 'held' in of ? refs.reminder(db, of, uid) : refs.party(db, of, uid);
  return db.runTransaction(async (tx) => {
    const [stored, user, otherStored] = await tx.getAll(ref, refs.user(db, uid), otherRef);
    const due = stored && readDue(stored);
    if (!due || !isDue(due, occasion)) return 0;
    const setting = user?.exists && !isClosed(user) ? wantedBy(user, due, occasion) : null;
    if (!setting) return 0;
    const { evento, creador, itemCreatedAt, fecha, startsAt } = due;
    tx.update(ref, { [occasion.mark]: startsAt });
    const other = otherStored && ifOfEdition(readableOrNull(otherStored, readDue), due);
    if (other?.[occasion.mark] === startsAt) return 0;
    const date = { evento, edition: { creador, itemCreatedAt }, fecha, startsAt };
    const letter = { kind: 'reminder', ...date, setting } as const;
    queueLetter(tx, db, { uid, letter, now: now(), notBefore });
    return 1;
  }, PATIENT);
}

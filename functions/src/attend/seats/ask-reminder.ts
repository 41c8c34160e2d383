import { MAX_REMINDERS } from '@vidriera/domain/seats/limits';
import { reminderAt } from '@vidriera/domain/seats/reminder-time';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { editionFields } from '../../base/firestore/edition.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import type { Taker } from '../../base/people/taker.ts';
import type { TellDeps } from '../notices/tell-person.ts';
import { type EventDate, fateOf, offeredOn, readCurrentEvent, readEvent } from './event.ts';
import { readReminder } from './reminder.ts';
import { ifOfEdition, timeFields } from './stored.ts';

export type ReminderOutcome =
  | { kind: 'asked'; at: LocalTime }
  | { kind: 'not-found' | 'no-account' | 'mail-not-confirmed' | 'too-late' | 'too-many' };

/** Stores that a person wants a letter before a date. Asking again changes nothing. Letters go to confirmed addresses only. */
export function askReminder(
  deps: TellDeps,
  { uid, isConfirmed }: Pick<Taker, 'uid' | 'isConfirmed'>,
  { evento, fecha }: Pick<EventDate, 'evento' | 'fecha'>,
): Promise<ReminderOutcome> {
  const { db, now } = deps;
  return db.runTransaction(async (tx): Promise<ReminderOutcome> => {
    const event = await readCurrentEvent(deps, evento, tx);
    const ref = refs.reminder(db, { evento, fecha }, uid);
    const [person, found] = await tx.getAll(refs.user(db, uid), ref);
    if (!person?.exists || isClosed(person)) return { kind: 'no-account' };
    const fate = event && fateOf(event, fecha);
    if (!event?.isShown || fate?.kind !== 'on' || !offeredOn(event, fecha, now()))
      return { kind: 'not-found' };
    if (!isConfirmed) return { kind: 'mail-not-confirmed' };
    const at = reminderAt(fate.startsAt, now());
    if (at === null) return { kind: 'too-late' };
    const { edition, titulo } = event;
    if (ifOfEdition(readReminder(found), edition)) return { kind: 'asked', at };
    const ahead = await tx.get(queryFrom(db, queries.remindersAhead(uid, now())).count());
    if (ahead.data().count >= MAX_REMINDERS) return { kind: 'too-many' };
    const fixed = { evento, ...editionFields(edition), fecha, uid, titulo, createdAt: now() };
    tx.set(ref, { ...fixed, ...timeFields(fate) });
    return { kind: 'asked', at };
  }, PATIENT);
}

/** Deletes a reminder. An event with a single date may have moved since the person saw it, so any of its reminders goes. Idempotent. */
export async function dropReminder(
  { db }: Pick<TellDeps, 'db'>,
  uid: string,
  { evento, fecha }: Pick<EventDate, 'evento' | 'fecha'>,
): Promise<void> {
  const event = readEvent(await refs.item(db, 'evento', evento).get());
  await refs.reminder(db, { evento, fecha }, uid).delete();
  if (!event?.dated.fechaExacta) return;
  const { docs } = await queryFrom(db, queries.remindersFor(uid, evento)).get();
  for (const { ref } of docs) await ref.delete();
}

import { textOrEmpty } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { FAILED_PRECONDITION, grpcCode, NOT_FOUND, refs } from '../../base/firestore/refs.ts';
import { changeSome } from './event-changed.ts';
import { followReminders } from './follow-reminders.ts';
import type { SeatDeps } from './move-up.ts';

/** `after`: the last reminder, or else date, that a step finished. `reminders`: whether those come first. */
const noteSchema = z.object({ after: textOrEmpty, reminders: z.catch(z.boolean(), false) });

/**
 * Writes a change note if an event's seats or reminders may have to follow.
 * @param reminders its dates or hours differ, too
 * @returns whether it has any
 */
export async function noteChange(db: Firestore, id: string, reminders = false): Promise<boolean> {
  const plans = [queries.datesOf(id), ...(reminders ? [queries.remindersAt(id)] : [])];
  const found = await Promise.all(plans.map((plan) => queryFrom(db, plan).limit(1).get()));
  const isNeeded = found.some(({ empty }) => !empty);
  // An earlier change's reminders stay to be followed.
  const fields = { after: '', ...(reminders && { reminders }) };
  if (isNeeded)
    await refs
      .seatChange(db, id)
      .set({ requestedAt: FieldValue.serverTimestamp(), ...fields }, { merge: true });
  return isNeeded;
}

/** A concurrent write of the note triggers its own step. */
const ignoreConcurrentWrite = (error: unknown): void => {
  if (![FAILED_PRECONDITION, NOT_FOUND].includes(grpcCode(error) ?? -1)) throw error;
};

/** Runs one step and stores its progress, which triggers the next; a killed step is redelivered. @returns people told; `null` without a note */
export async function stepOfChange(deps: SeatDeps, id: string): Promise<number | null> {
  const note = await refs.seatChange(deps.db, id).get();
  if (!note.updateTime) return null;
  const { after, reminders } = noteSchema.parse(note.data());
  // Reminders first: whoever still has a seat hears of a date as its guest.
  const step = reminders
    ? { told: 0, after: await followReminders(deps, id, after) }
    : await changeSome(deps, id, after);
  const asRead = { lastUpdateTime: note.updateTime };
  const isOver = step.after === null && !reminders;
  const next = step.after === null ? { after: '', reminders: false } : { after: step.after };
  const written = isOver
    ? note.ref.delete(asRead)
    : note.ref.update({ ...next, requestedAt: FieldValue.serverTimestamp() }, asRead);
  await written.catch(ignoreConcurrentWrite);
  return step.told;
}

import { textOrEmpty } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { aQuery, queries } from '../shared/queries.ts';
import { FAILED_PRECONDITION, grpcCode, NOT_FOUND, refs } from '../shared/refs.ts';
import { changeSome } from './event-changed.ts';
import type { SeatDeps } from './move-up.ts';

const noteSchema = z.object({ after: textOrEmpty });

/**
 * Notes that an event with seats was written: the dates are looked at from the first one. An event without any date that somebody is down for
 * needs no note.
 * @returns whether there was something to note
 */
export async function noteChange(db: Firestore, id: string): Promise<boolean> {
  const { empty } = await aQuery(db, queries.datesOf(id)).limit(1).get();
  if (!empty) await refs.seatChange(db, id).set({ requestedAt: FieldValue.serverTimestamp(), after: '' });
  return !empty;
}

/** Ignores that the note was written or deleted meanwhile: the other write sets off a step of its own. */
const unlessChanged = (error: unknown): void => {
  if (![FAILED_PRECONDITION, NOT_FOUND].includes(grpcCode(error) ?? -1)) throw error;
};

/**
 * Does the next step of a noted change, and writes into the note how far it came; the last step deletes the note. Writing it sets off the next
 * step. Killed anywhere, the step is delivered again.
 * @returns how many were told; `null` where there is no note
 */
export async function stepOfChange(deps: SeatDeps, id: string): Promise<number | null> {
  const note = await refs.seatChange(deps.db, id).get();
  if (!note.updateTime) return null;
  const { told, after } = await changeSome(deps, id, noteSchema.parse(note.data()).after);
  const asRead = { lastUpdateTime: note.updateTime };
  if (after === null) await note.ref.delete(asRead).catch(unlessChanged);
  else
    await note.ref.update({ after, requestedAt: FieldValue.serverTimestamp() }, asRead).catch(unlessChanged);
  return told;
}

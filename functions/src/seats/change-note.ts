import { textOrEmpty } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../firestore/queries.ts';
import { FAILED_PRECONDITION, grpcCode, NOT_FOUND, refs } from '../firestore/refs.ts';
import { changeSome } from './event-changed.ts';
import type { SeatDeps } from './move-up.ts';

const noteSchema = z.object({ after: textOrEmpty });

/** Writes a change note if the event has dates with parties. @returns whether it has */
export async function noteChange(db: Firestore, id: string): Promise<boolean> {
  const { empty } = await queryFrom(db, queries.datesOf(id)).limit(1).get();
  if (!empty) await refs.seatChange(db, id).set({ requestedAt: FieldValue.serverTimestamp(), after: '' });
  return !empty;
}

/** A concurrent write of the note triggers its own step. */
const ignoreConcurrentWrite = (error: unknown): void => {
  if (![FAILED_PRECONDITION, NOT_FOUND].includes(grpcCode(error) ?? -1)) throw error;
};

/** Runs one step and stores its progress, which triggers the next; a killed step is redelivered. @returns people told; `null` without a note */
export async function stepOfChange(deps: SeatDeps, id: string): Promise<number | null> {
  const note = await refs.seatChange(deps.db, id).get();
  if (!note.updateTime) return null;
  const { told, after } = await changeSome(deps, id, noteSchema.parse(note.data()).after);
  const asRead = { lastUpdateTime: note.updateTime };
  if (after === null) await note.ref.delete(asRead).catch(ignoreConcurrentWrite);
  else
    await note.ref
      .update({ after, requestedAt: FieldValue.serverTimestamp() }, asRead)
      .catch(ignoreConcurrentWrite);
  return told;
}

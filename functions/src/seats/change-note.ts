import { textOrEmpty } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../shared/queries.ts';
import { FAILED_PRECONDITION, grpcCode, NOT_FOUND, refs } from '../shared/refs.ts';
import { changeSome } from './event-changed.ts';
import type { SeatDeps } from './move-up.ts';

const noteSchema = z.object({ after: textOrEmpty });

/** Notes that an event was written, if it has dates with parties. @returns whether it has */
export async function noteChange(db: Firestore, id: string): Promise<boolean> {
  const { empty } = await queryFrom(db, queries.datesOf(id)).limit(1).get();
  if (!empty) await refs.seatChange(db, id).set({ requestedAt: FieldValue.serverTimestamp(), after: '' });
  return !empty;
}

/** A concurrent write starts a step of its own. */
const unlessChanged = (error: unknown): void => {
  if (![FAILED_PRECONDITION, NOT_FOUND].includes(grpcCode(error) ?? -1)) throw error;
};

/** Does one step and stores the progress, which triggers the next. Redelivered if killed. @returns people told; `null` without a note */
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

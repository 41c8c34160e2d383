import { countSchema } from '@vidriera/domain/come-back/wire-schema';
import { z } from '@vidriera/domain/zod';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';

/** A document `unanswered/{event}`: guests were told that the event is cancelled, because its creator left the role. It stays unlisted until its creator answers. */
export const toldSchema = z.object({ uid: z.string(), people: countSchema });

/** Counts people who were told, by date: somebody with seats on two dates counts twice. */
export function noteTold(db: Firestore, tx: Transaction, evento: string, uid: string, people: number): void {
  if (people > 0)
    tx.set(refs.unanswered(db, evento), { uid, people: FieldValue.increment(people) }, { merge: true });
}

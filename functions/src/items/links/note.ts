import { type Subject, subjectSchema } from '@vidriera/domain/held/subject-schema';
import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';

/** A document `linkNote/{kind}_{id}`. */
export const linkNoteSchema = z.object({
  subject: subjectSchema,
  at: fechaSchema,
  /** The uid of its owner; notes of before have none. */
  owner: z._default(z.string(), ''),
});

/** Notes for the desk that a thing has new hosts to look at, in the transaction that stores them. */
export function noteLinks(
  tx: Transaction,
  db: Firestore,
  { path, owner }: { path: string; owner: string },
  at: Date,
): void {
  const subject: Subject | undefined = subjectSchema.safeParse(path).data;
  if (subject) tx.set(refs.linkNote(db, subject), { subject, at, owner });
}

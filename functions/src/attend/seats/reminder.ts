import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { diaWireSchema } from '@vidriera/domain/values/wire-fields-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { EDITION_SHAPE } from '../../base/firestore/edition.ts';
import { parseStored } from '../../base/firestore/unreadable.ts';
import { REMINDED_SHAPE, storedMoment } from './stored.ts';

/** A document `reminder/{evento}_{fecha}_{uid}` (docs/data.md). */
const reminderSchema = z.object({
  evento: itemIdSchema,
  ...EDITION_SHAPE,
  fecha: diaWireSchema,
  uid: z.string(),
  /** When it was asked for: the event may be deleted since. */
  titulo: z.string(),
  startsAt: z.string(),
  endsAt: storedMoment,
  createdAt: fechaSchema,
  ...REMINDED_SHAPE,
  /** The news that its person was told since: another start, or why it is off. */
  toldOf: z.optional(z.string()),
});
export type StoredReminder = z.infer<typeof reminderSchema> & { ref: DocumentReference };

/** Returns the stored reminder, or `null`. @throws UnreadableDocument */
export const readReminder = (snapshot: DocumentSnapshot | undefined): StoredReminder | null =>
  snapshot?.exists ? { ...parseStored(reminderSchema, snapshot, snapshot.data()), ref: snapshot.ref } : null;

import { createHmac } from 'node:crypto';
import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { parseStored } from '../../base/firestore/unreadable.ts';

/**
 * A document `ownCalendar/{hash of the address's token}`. The token is worked out from the nonce and a key that the database does not hold: its
 * person sees it again, and whoever reads a backup opens no calendar.
 */
const ownCalendarSchema = z.object({
  uid: z.string(),
  nonce: z.string(),
  /** Auth's `tokensValidAfterTime` when it was made: a change of password moves it, and ends the address. */
  validAfter: z.string(),
  createdAt: fechaSchema,
});
type StoredCalendar = z.infer<typeof ownCalendarSchema> & { ref: DocumentReference };

/** Returns the stored calendar, or `null`. @throws UnreadableDocument */
export const readCalendar = (snapshot: DocumentSnapshot): StoredCalendar | null =>
  snapshot.exists
    ? { ...parseStored(ownCalendarSchema, snapshot, snapshot.data()), ref: snapshot.ref }
    : null;

const TOKEN_BYTES = 16;

/** Returns the token of a person's address. */
export const tokenOf = (secret: string, { uid, nonce }: Pick<StoredCalendar, 'uid' | 'nonce'>): string =>
  createHmac('sha256', secret)
    .update(['calendar', uid, nonce].join('\n'))
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url');

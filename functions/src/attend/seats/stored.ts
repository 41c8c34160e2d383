import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { diaWireSchema } from '@vidriera/domain/values/wire-fields-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { EDITION_SHAPE, type Edition, isSameEdition } from '../../base/firestore/edition.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseStored } from '../../base/firestore/unreadable.ts';
import { type LineParty, missing } from './line.ts';

export const storedMoment = z.pipe(
  fechaSchema,
  z.transform((date) => date.getTime()),
);

/** Retention of seats and parties after their date: lists still show them. */
const KEPT_AFTER_MS = RETENTION_DAYS.seats * DAY_MS;

/** The starts that reminders were queued for, the evening before and two hours before. */
export const REMINDED_SHAPE = {
  remindedOf: z.optional(z.string()),
  remindedSoonOf: z.optional(z.string()),
};

/** A document `party/{evento}_{fecha}_{uid}` (docs/data.md). */
const partySchema = z.object({
  evento: itemIdSchema,
  ...EDITION_SHAPE,
  fecha: diaWireSchema,
  uid: z.string(),
  /** Hash of the mailbox at the first request (people/mailbox-hash.ts); older parties have none. */
  print: z.optional(z.string()),
  /** At the last request: the event may be deleted since. */
  titulo: z.string(),
  held: z.int().check(z.minimum(0)),
  asked: z.int().check(z.minimum(1)),
  since: storedMoment,
  part: z.nullable(z.int()),
  /** The start that the person was told last. */
  startsAt: z.string(),
  endsAt: storedMoment,
  /** Days that the event's date had before, and this party with it. */
  earlier: z.optional(z.array(diaWireSchema)),
  ...REMINDED_SHAPE,
});
type PartyDocument = z.infer<typeof partySchema>;
export type StoredParty = PartyDocument & { id: string; ref: DocumentReference };

/** Returns the stored party, or `null`. @throws UnreadableDocument */
export const readParty = (snapshot: DocumentSnapshot | undefined): StoredParty | null =>
  snapshot?.exists
    ? { ...parseStored(partySchema, snapshot, snapshot.data()), id: snapshot.id, ref: snapshot.ref }
    : null;

/** Deletes a party, also one that can't be read, with what its guest answered. */
export function deleteParty(tx: Transaction, db: Firestore, party: DocumentReference): void {
  tx.delete(party);
  tx.delete(refs.answerOf(db, party));
}

/** Returns the value if it is of this edition: an earlier one may have left it under the same path. */
export const ifOfEdition = <T extends Edition>(stored: T | null, edition: Edition): T | null =>
  isSameEdition(stored, edition) ? stored : null;

/** A party's changing fields, as stored. Queries filter by `missing`. */
export const partyChanges = (party: Pick<LineParty, 'held' | 'asked' | 'since' | 'part'>) => ({
  held: party.held,
  asked: party.asked,
  missing: missing(party),
  since: new Date(party.since),
  part: party.held > 0 ? party.part : null,
});

export const timeFields = ({ startsAt, ends }: { startsAt: string; ends: Date }) => ({
  startsAt,
  ...endFields(ends),
});

export const endFields = (ends: Date) => ({ endsAt: ends, expiresAt: keptUntil(ends) });

/** When the parties of a date are deleted, with what its doors noted of them. */
export const keptUntil = (ends: Date): Date => new Date(ends.getTime() + KEPT_AFTER_MS);

/** A document `seats/{evento}_{fecha}`; its parts are a subcollection. */
const headSchema = z.object({
  evento: itemIdSchema,
  ...EDITION_SHAPE,
  fecha: diaWireSchema,
  waitingCount: z.int().check(z.minimum(0)),
  endsAt: storedMoment,
  /** Its creator keeps its parties' places if the event moves to this day (move-date.ts). */
  movesTo: z.optional(diaWireSchema),
  /** That day counts them already. */
  isCopied: z.optional(z.boolean()),
});
export type Head = z.infer<typeof headSchema>;

/** Returns the stored date, or `null`. @throws UnreadableDocument */
export const readSeatHead = (snapshot: DocumentSnapshot): Head | null =>
  snapshot.exists ? parseStored(headSchema, snapshot, snapshot.data()) : null;

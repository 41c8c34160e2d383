import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { diaWireSchema } from '@vidriera/domain/values/wire-fields-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { EDITION_SHAPE, type Edition, isSameEdition } from '../shared/edition.ts';
import { type LineParty, missing } from './line.ts';

const moment = z.pipe(
  fechaSchema,
  z.transform((date) => date.getTime()),
);

/** How long what is kept of a date stays when it is over, in milliseconds: for its creator's list. */
const KEPT_AFTER_MS = RETENTION_DAYS.seats * DAY_MS;

/** A party's document, `party/{evento}_{fecha}_{uid}` (docs/data.md), of one edition of its event. */
const partySchema = z.object({
  evento: itemIdSchema,
  ...EDITION_SHAPE,
  fecha: diaWireSchema,
  uid: z.string(),
  /** The event's, when its person asked: it may be gone since. */
  titulo: z.string(),
  held: z.int().check(z.minimum(0)),
  asked: z.int().check(z.minimum(1)),
  since: moment,
  part: z.nullable(z.int()),
  /** When the date begins, as its person was told last; when it is over. */
  startsAt: z.string(),
  endsAt: moment,
});
type PartyDocument = z.infer<typeof partySchema>;
export type StoredParty = PartyDocument & { id: string; ref: DocumentReference };

/** A stored party; `null` where there is none. @throws a $ZodError for what no party is: functions alone write them */
export const readParty = (snapshot: DocumentSnapshot | undefined): StoredParty | null =>
  snapshot?.exists ? { ...partySchema.parse(snapshot.data()), id: snapshot.id, ref: snapshot.ref } : null;

/** An edition's own: `null` of what an edition before it left under the same path. */
export const ownOf = <T extends Edition>(stored: T | null, edition: Edition): T | null =>
  isSameEdition(stored, edition) ? stored : null;

/** What changes of a party, as it is stored. `missing`: what it waits for, to ask for by. */
export const partyChanges = (party: Pick<LineParty, 'held' | 'asked' | 'since' | 'part'>) => ({
  held: party.held,
  asked: party.asked,
  missing: missing(party),
  since: new Date(party.since),
  part: party.held > 0 ? party.part : null,
});

/** When a date begins and is over, as it is stored with a party. */
export const timeFields = ({ startsAt, ends }: { startsAt: string; ends: Date }) => ({
  startsAt,
  ...endFields(ends),
});

/** When a date is over, and until when it is kept. */
export const endFields = (ends: Date) => ({ endsAt: ends, expiresAt: keptUntil(ends) });

const keptUntil = (ends: Date): Date => new Date(ends.getTime() + KEPT_AFTER_MS);

/** What is kept of one date: `seats/{evento}_{fecha}`, and its parts beside it. */
const headSchema = z.object({
  evento: itemIdSchema,
  ...EDITION_SHAPE,
  fecha: diaWireSchema,
  /** Parties that wait. */
  waitingCount: z.int().check(z.minimum(0)),
  endsAt: moment,
});
export type Head = z.infer<typeof headSchema>;

export const readHead = (snapshot: DocumentSnapshot): Head | null =>
  snapshot.exists ? headSchema.parse(snapshot.data()) : null;

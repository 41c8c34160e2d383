import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { diaWireSchema } from '@vidriera/domain/values/wire-fields-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { EDITION_SHAPE, type Edition, isSameEdition } from '../shared/edition.ts';
import { missing, type Party } from './line.ts';

const moment = z.pipe(
  fechaSchema,
  z.transform((date) => date.getTime()),
);

/** How long what is kept of a date stays when it is over, in milliseconds: for its creator's list. */
const KEPT_AFTER_MS = 30 * 86_400_000;

/** A party's document, `asistencia/{evento}_{fecha}_{uid}` (docs/data.md), of one edition of its event. */
const partySchema = z.object({
  evento: itemIdSchema,
  ...EDITION_SHAPE,
  fecha: diaWireSchema,
  uid: z.string(),
  /** The event's, when its person asked: it may be gone since. */
  titulo: z.string(),
  lugares: z.int().check(z.minimum(0)),
  pide: z.int().check(z.minimum(1)),
  desde: moment,
  parte: z.nullable(z.int()),
  /** When the date begins, as its person was told last; when it is over. */
  empieza: z.string(),
  termina: moment,
});
type PartyDocument = z.infer<typeof partySchema>;
export type StoredParty = PartyDocument & { id: string; ref: DocumentReference };

/** A stored party; `null` where there is none. @throws a $ZodError for what no party is: functions alone write them */
export const readParty = (snapshot: DocumentSnapshot | undefined): StoredParty | null =>
  snapshot?.exists ? { ...partySchema.parse(snapshot.data()), id: snapshot.id, ref: snapshot.ref } : null;

/** An edition's own: `null` of what an edition before it left under the same path. */
export const ownOf = <T extends Edition>(stored: T | null, edition: Edition): T | null =>
  isSameEdition(stored, edition) ? stored : null;

/** What changes of a party, as it is stored. `falta`: what it waits for, to ask for by. */
export const partyChanges = (party: Pick<Party, 'lugares' | 'pide' | 'desde' | 'parte'>) => ({
  lugares: party.lugares,
  pide: party.pide,
  falta: missing(party),
  desde: new Date(party.desde),
  parte: party.lugares > 0 ? party.parte : null,
});

/** When a date begins and is over, as it is stored with a party. */
export const timeFields = ({ empieza, ends }: { empieza: string; ends: Date }) => ({
  empieza,
  ...endFields(ends),
});

/** When a date is over, and until when it is kept. */
export const endFields = (ends: Date) => ({ termina: ends, caduca: keptUntil(ends) });

const keptUntil = (ends: Date): Date => new Date(ends.getTime() + KEPT_AFTER_MS);

/** What is kept of one date: `lugares/{evento}_{fecha}`, and its parts beside it. */
const headSchema = z.object({
  evento: itemIdSchema,
  ...EDITION_SHAPE,
  fecha: diaWireSchema,
  /** Parties that wait. */
  esperan: z.int().check(z.minimum(0)),
  termina: moment,
});
export type Head = z.infer<typeof headSchema>;

export const readHead = (snapshot: DocumentSnapshot): Head | null =>
  snapshot.exists ? headSchema.parse(snapshot.data()) : null;

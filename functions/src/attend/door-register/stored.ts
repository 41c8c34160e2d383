import { createHash } from 'node:crypto';
import { marksSchema } from '@vidriera/domain/door/wire-schema';
import { fechaOrNull, fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { diaWireSchema } from '@vidriera/domain/values/wire-fields-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { EDITION_SHAPE } from '../../base/firestore/edition.ts';
import { parseStored } from '../../base/firestore/unreadable.ts';

/** A document `door/{evento}_{fecha}` (docs/data.md). */
const listSchema = z.object({
  evento: itemIdSchema,
  fecha: diaWireSchema,
  ...EDITION_SHAPE,
  /** Makes this list's nonces. */
  key: z.string(),
  helpers: z.array(
    z.object({
      id: z.string(),
      nombre: z.string(),
      linkHash: z.string(),
      deviceHash: z.nullable(z.string()),
      /** Their phone may still send what it noted before: for an hour. */
      withdrawnAt: fechaOrNull,
      /** Whether they see what guests answered. */
      seesAnswers: z.optional(z.boolean()),
    }),
  ),
  expiresAt: fechaSchema,
});
export type StoredList = z.infer<typeof listSchema>;
export type ListHelper = StoredList['helpers'][number];

/** How long a withdrawn helper's phone may still send what it noted. */
const LATE_MS = 3_600_000;

/** Returns whether a helper stands at the door, was withdrawn within the hour, or before. */
export function stateOfHelper({ withdrawnAt }: ListHelper, now: Date): 'live' | 'late' | 'gone' {
  if (withdrawnAt === null) return 'live';
  return now.getTime() < withdrawnAt.getTime() + LATE_MS ? 'late' : 'gone';
}

/** Returns the helpers who stand at the door now. */
export const liveHelpers = ({ helpers }: StoredList): ListHelper[] =>
  helpers.filter(({ withdrawnAt }) => withdrawnAt === null);

/** Returns the stored list, or `null`. @throws UnreadableDocument */
export const readDoorList = (snapshot: DocumentSnapshot): StoredList | null =>
  snapshot.exists ? parseStored(listSchema, snapshot, snapshot.data()) : null;

/** A document `door/{evento}_{fecha}/mark/{door}`. */
const doorSchema = z.object({
  marks: marksSchema,
  version: z.int(),
  by: z.string(),
  /** Parties whose marks came after the helper was withdrawn. */
  late: z._default(z.array(z.string()), []),
});
export type StoredDoor = z.infer<typeof doorSchema>;

/** Returns what one door noted, or `null`. @throws UnreadableDocument */
export const readDoor = (snapshot: DocumentSnapshot): StoredDoor | null =>
  snapshot.exists ? parseStored(doorSchema, snapshot, snapshot.data()) : null;

/**
 * Returns a door's name from its phone's secret and who holds it. So nobody writes another's door: its name, which all phones see,
 * does not lead back to the secret, and somebody else's secret makes another name.
 */
export const doorName = (by: string, secret: string): string =>
  createHash('sha256').update(`${by}\n${secret}`).digest('base64url').slice(0, 16);

import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { EDITION_SHAPE, type Edition, editionFields, isSameEdition } from '../../base/firestore/edition.ts';
import { parseStored } from '../../base/firestore/unreadable.ts';
import type { UnitPart } from './units.ts';

/** A part of a quota or of a date’s seats. */
const partSchema = z.object({ quota: z.int(), share: z.int(), taken: z.int(), ...EDITION_SHAPE });

/** Returns the part if it is of this edition. @throws UnreadableDocument */
export function readPart(snapshot: DocumentSnapshot | undefined, edition: Edition): UnitPart | undefined {
  if (!snapshot?.exists) return undefined;
  const { quota, share, taken, ...of } = parseStored(partSchema, snapshot, snapshot.data());
  return isSameEdition(of, edition) ? { quota, share, taken } : undefined;
}

export function partsOf(docs: readonly DocumentSnapshot[], edition: Edition): UnitPart[] {
  const parts: UnitPart[] = [];
  for (const doc of docs) {
    const part = readPart(doc, edition);
    if (part) parts[Number(doc.id)] = part;
  }
  return parts;
}

export const partFields = ({ quota, share, taken }: UnitPart, edition: Edition) => ({
  quota,
  share,
  taken,
  ...editionFields(edition),
});

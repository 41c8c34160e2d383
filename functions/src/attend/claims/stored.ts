import { fechaOrNull, fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { STATES } from '../../base/firestore/claim-states.ts';
import { EDITION_SHAPE, type Edition, editionFields, isSameEdition } from '../../base/firestore/edition.ts';
import { parseStored } from '../../base/firestore/unreadable.ts';
import type { ClaimState } from './claim.ts';

const moment = z.pipe(
  fechaSchema,
  z.transform((date) => date.getTime()),
);
const momentOrNull = z.pipe(
  fechaOrNull,
  z.transform((date) => date?.getTime() ?? null),
);

/** A document `claim/{promo}_{uid}` (docs/data.md). An anonymous one has no `uid`. */
const claimSchema = z.object({
  promo: itemIdSchema,
  uid: z.nullable(z.string()),
  /** At the time of taking. */
  titulo: z.string(),
  ...EDITION_SHAPE,
  nonce: z.string(),
  letters: z.nullable(z.string()),
  print: z.string(),
  expiresAt: momentOrNull,
  state: z.enum(STATES),
  phoneKey: z.string(),
  part: z.nullable(z.int()),
  takenAt: moment,
  lapsesAt: moment,
  redeemedAt: momentOrNull,
  redeemedBy: z.nullable(z.string()),
  helperName: z.nullable(z.string()),
  redeemedAgainAt: momentOrNull,
  toldOff: z.boolean(),
});
export type StoredClaim = z.infer<typeof claimSchema>;
export type ClaimDocument = StoredClaim & { ref: DocumentReference };

/** Parses a claim; `null` if missing. @throws UnreadableDocument */
export const readClaim = (snapshot: DocumentSnapshot): ClaimDocument | null =>
  snapshot.exists ? { ...parseStored(claimSchema, snapshot, snapshot.data()), ref: snapshot.ref } : null;

/** Returns the claim if it is of this edition. */
export function readClaimOf(
  snapshot: DocumentSnapshot | undefined,
  { edition }: { edition: Edition },
): ClaimDocument | null {
  const claim = snapshot && readClaim(snapshot);
  return claim && isSameEdition(claim, edition) ? claim : null;
}

const dateOrNull = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Returns the changing fields. */
export const claimFields = ({
  state,
  phoneKey,
  part,
  takenAt,
  lapsesAt,
  redeemedAt,
  redeemedBy,
  helperName,
  redeemedAgainAt,
  toldOff,
}: ClaimState): Record<string, unknown> => ({
  state,
  phoneKey,
  part,
  takenAt: new Date(takenAt),
  lapsesAt: new Date(lapsesAt),
  redeemedAt: dateOrNull(redeemedAt),
  redeemedBy,
  helperName,
  redeemedAgainAt: dateOrNull(redeemedAgainAt),
  toldOff,
});

export const allClaimFields = ({
  promo,
  uid,
  titulo,
  nonce,
  letters,
  print,
  expiresAt,
  ...claim
}: StoredClaim) => ({
  promo,
  uid,
  titulo,
  ...editionFields(claim),
  nonce,
  letters,
  print,
  expiresAt: dateOrNull(expiresAt),
  ...claimFields(claim),
});

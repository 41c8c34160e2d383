import { fechaOrNull, fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { EDITION_SHAPE, type Edition, editionFields, isSameEdition } from '../shared/edition.ts';
import { type Claim, STATES } from './claim.ts';
import type { Part } from './units.ts';

const moment = z.pipe(
  fechaSchema,
  z.transform((date) => date.getTime()),
);
const momentOrNull = z.pipe(
  fechaOrNull,
  z.transform((date) => date?.getTime() ?? null),
);

/** A claim's document, `toma/{promo}_{uid}` (docs/data.md), of one edition of its promo. What is left of a deleted account's has no `uid`. */
const tomaSchema = z.object({
  promo: itemIdSchema,
  uid: z.nullable(z.string()),
  /** The promo's title when it was taken: the promo may be gone since. */
  titulo: z.string(),
  ...EDITION_SHAPE,
  nonce: z.string(),
  letras: z.nullable(z.string()),
  huella: z.string(),
  caduca: momentOrNull,
  estado: z.enum(STATES),
  clave: z.string(),
  part: z.nullable(z.int()),
  tomada: moment,
  vence: moment,
  canjeada: momentOrNull,
  por: z.nullable(z.string()),
  quien: z.nullable(z.string()),
  doble: momentOrNull,
  toldOff: z.boolean(),
});
export type Toma = z.infer<typeof tomaSchema>;
export type StoredToma = Toma & { ref: DocumentReference };

/** A stored claim; `null` where there is none. @throws a $ZodError for what no claim is: functions alone write them */
export const readToma = (snapshot: DocumentSnapshot): StoredToma | null =>
  snapshot.exists ? { ...tomaSchema.parse(snapshot.data()), ref: snapshot.ref } : null;

/** The claim under this document, if it is one of this very promo: `null` of one that an edition before it left. */
export function readClaimOf(
  snapshot: DocumentSnapshot | undefined,
  { edition }: { edition: Edition },
): StoredToma | null {
  const claim = snapshot && readToma(snapshot);
  return claim && isSameEdition(claim, edition) ? claim : null;
}

const dateOrNull = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** What changes of a claim, as it is stored. */
export const claimFields = ({
  estado,
  clave,
  part,
  tomada,
  vence,
  canjeada,
  por,
  quien,
  doble,
  toldOff,
}: Claim): Record<string, unknown> => ({
  estado,
  clave,
  part,
  tomada: new Date(tomada),
  vence: new Date(vence),
  canjeada: dateOrNull(canjeada),
  por,
  quien,
  doble: dateOrNull(doble),
  toldOff,
});

/** All of a claim, as it is stored. */
export const tomaFields = ({ promo, uid, titulo, nonce, letras, huella, caduca, ...claim }: Toma) => ({
  ...{ promo, uid, titulo, ...editionFields(claim), nonce, letras, huella, caduca: dateOrNull(caduca) },
  ...claimFields(claim),
});

/** A part of a quota, `cupo/{promo}/parte/{n}`, or of a date's seats; of one edition of the item. */
const partSchema = z.object({ de: z.int(), cupo: z.int(), tomadas: z.int(), ...EDITION_SHAPE });

/** A stored part; `undefined` where there is none of this edition: nothing begins with what an edition before it left. */
export function readPart(snapshot: DocumentSnapshot | undefined, edition: Edition): Part | undefined {
  if (!snapshot?.exists) return undefined;
  const { de, cupo, tomadas, ...of } = partSchema.parse(snapshot.data());
  return isSameEdition(of, edition) ? { quota: de, share: cupo, taken: tomadas } : undefined;
}

/** Parts of an edition by their numbers. */
export function partsOf(docs: readonly DocumentSnapshot[], edition: Edition): Part[] {
  const parts: Part[] = [];
  for (const doc of docs) {
    const part = readPart(doc, edition);
    if (part) parts[Number(doc.id)] = part;
  }
  return parts;
}

export const partFields = ({ quota, share, taken }: Part, edition: Edition) => ({
  de: quota,
  cupo: share,
  tomadas: taken,
  ...editionFields(edition),
});

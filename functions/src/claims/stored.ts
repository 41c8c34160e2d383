import { fechaOrNull, fechaSchema } from 'domain/values/firestore-schema';
import { itemIdSchema } from 'domain/values/ids-schema';
import { z } from 'domain/zod';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { type Claim, STATES } from './claim.ts';

const moment = fechaSchema.transform((date) => date.getTime());
const momentOrNull = fechaOrNull.transform((date) => date?.getTime() ?? null);

/** A claim's document, `toma/{promo}_{uid}` (docs/data.md). What is left of a deleted account's has no `uid`. */
const tomaSchema = z.object({
  promo: itemIdSchema,
  uid: z.string().nullable(),
  creador: z.string(),
  nonce: z.string(),
  letras: z.string().nullable(),
  huella: z.string(),
  caduca: momentOrNull,
  estado: z.enum(STATES),
  clave: z.string(),
  parte: z.int().nullable(),
  tomada: moment,
  vence: moment,
  canjeada: momentOrNull,
  por: z.string().nullable(),
  quien: z.string().nullable(),
  doble: momentOrNull,
});
export type Toma = z.infer<typeof tomaSchema>;
export type StoredToma = Toma & { ref: DocumentReference };

/** A stored claim; `null` where there is none. @throws a ZodError for what no claim is: functions alone write them */
export const readToma = (snapshot: DocumentSnapshot): StoredToma | null =>
  snapshot.exists ? { ...tomaSchema.parse(snapshot.data()), ref: snapshot.ref } : null;

const dateOrNull = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** What changes of a claim, as it is stored. */
export const claimFields = ({
  estado,
  clave,
  parte,
  tomada,
  vence,
  canjeada,
  por,
  quien,
  doble,
}: Claim): Record<string, unknown> => ({
  estado,
  clave,
  parte,
  tomada: new Date(tomada),
  vence: new Date(vence),
  canjeada: dateOrNull(canjeada),
  por,
  quien,
  doble: dateOrNull(doble),
});

/** All of a claim, as it is stored. */
export const tomaFields = ({ promo, uid, creador, nonce, letras, huella, caduca, ...claim }: Toma) => ({
  ...{ promo, uid, creador, nonce, letras, huella, caduca: dateOrNull(caduca) },
  ...claimFields(claim),
});

/** A part of a quota, `cupo/{promo}/parte/{n}`. */
const partSchema = z
  .object({ de: z.int(), cupo: z.int(), tomadas: z.int() })
  .transform(({ de, cupo, tomadas }) => ({ quota: de, share: cupo, taken: tomadas }));

/** A stored part; `undefined` where there is none. */
export const readPart = (snapshot: DocumentSnapshot | undefined): z.infer<typeof partSchema> | undefined =>
  snapshot?.exists ? partSchema.parse(snapshot.data()) : undefined;

/** Parts by their numbers. */
export function partsOf(docs: readonly DocumentSnapshot[]): z.infer<typeof partSchema>[] {
  const parts: z.infer<typeof partSchema>[] = [];
  for (const doc of docs) {
    const part = readPart(doc);
    if (part) parts[Number(doc.id)] = part;
  }
  return parts;
}

export const partFields = ({ quota, share, taken }: z.infer<typeof partSchema>) => ({
  de: quota,
  cupo: share,
  tomadas: taken,
});

import { HOLD_REASONS } from '@vidriera/domain/held/reasons';
import type { Subject } from '@vidriera/domain/held/subject-schema';
import type { Retenido } from '@vidriera/domain/item/access';
import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from './admin.ts';
import { grpcCode, NOT_FOUND, refs } from './refs.ts';

/** A document `held/{kind}_{id}`. `reasons`: since when, by reason. It outlives a deleted item, whose id stays refused (firestore.rules). */
const heldSchema = z.object({
  since: fechaSchema,
  reasons: z.partialRecord(z.enum(HOLD_REASONS), fechaSchema),
  /** Own pictures that a held item names or named while held; nobody sees them. */
  paths: z.optional(z.array(z.string())),
});
export type StoredHold = z.infer<typeof heldSchema>;

/** @throws ZodError for an unreadable document */
export const readHold = (snapshot: DocumentSnapshot | undefined): StoredHold | null =>
  snapshot?.exists ? heldSchema.parse(snapshot.data()) : null;

export const retenidoFor = ({
  reasons: { removed, order, ...others },
}: Pick<StoredHold, 'reasons'>): Retenido =>
  removed ? 'baja' : order && Object.keys(others).length === 0 ? 'orden' : 'revision';

/** Returns a document's fields for its creator, who is not told of a judge's order. */
export function asTold(data: DocumentData | undefined): DocumentData | undefined {
  if (data?.retenido !== 'orden') return data;
  const { retenido: _, visible: __, ...told } = data;
  return told;
}

/** Returns what a hold's document says of its thing; an unreadable one still holds it. */
export const heldAs = (snapshot: DocumentSnapshot | undefined): Retenido | null => {
  if (!snapshot?.exists) return null;
  const held = heldSchema.safeParse(snapshot.data());
  return held.success ? retenidoFor(held.data) : 'revision';
};

/** Lets the hold of a deleted item expire. */
export async function expireHold({ db, now }: Pick<Deps, 'db' | 'now'>, subject: Subject): Promise<void> {
  const expiresAt = new Date(now().getTime() + RETENTION_DAYS.held * DAY_MS);
  await refs
    .held(db, subject)
    .update({ expiresAt })
    .catch((error: unknown) => {
      if (grpcCode(error) !== NOT_FOUND) throw error;
    });
}

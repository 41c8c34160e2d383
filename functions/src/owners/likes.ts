import { referenceSchema } from 'domain/values/firestore-schema';
import { LIKES_FIELD, TIPOS, type Tipo } from 'domain/values/ids';
import { z } from 'domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { aQuery, queries } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';

export type Liked = { tipo: Tipo; id: string };

function idsOf(tipo: Tipo, data: Record<string, unknown> | undefined): Set<string> {
  const list = z.array(referenceSchema).safeParse(data?.[LIKES_FIELD[tipo]] ?? []);
  return new Set(
    (list.data ?? []).filter(({ path }) => path === `${tipo}/${path.split('/')[1]}`).map(({ id }) => id),
  );
}

/** The items that are in one version of a person's likes and not in the other. */
export function changedLikes(
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown> | undefined,
): Liked[] {
  return TIPOS.flatMap((tipo) => {
    const [a, b] = [idsOf(tipo, before), idsOf(tipo, after)];
    return [...a.symmetricDifference(b)].map((id) => ({ tipo, id }));
  });
}

/**
 * Counts anew how many people like an item and stores it: no sum that a repeated delivery could spoil. The item is
 * locked first and counted then, so of several at once the last one counts them all. One read per thousand likes.
 * @param dryRun only says whether the count is wrong
 * @returns whether it was
 */
export function recountLikes(db: Firestore, { tipo, id }: Liked, dryRun = false): Promise<boolean> {
  const ref = refs.item(db, tipo, id);
  return db.runTransaction(
    async (tx) => {
      const item = await tx.get(ref);
      if (!item.exists) return false;
      const counted = await aQuery(db, queries.likers(tipo, ref)).count().get();
      const { count } = counted.data();
      if (item.get('cantLikes') === count) return false;
      if (!dryRun) tx.update(ref, { cantLikes: count });
      return true;
    },
    { maxAttempts: 20 },
  );
}

import { setTimeout as pause } from 'node:timers/promises';
import { referenceSchema } from '@vidriera/domain/values/firestore-schema';
import { LIKES_FIELD, TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import { z } from '@vidriera/domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { coalesced } from '../../base/process/coalesced.ts';

export type Liked = { tipo: Tipo; id: string };

function idsOf(tipo: Tipo, data: Record<string, unknown> | undefined): Set<string> {
  const list = z.array(referenceSchema).safeParse(data?.[LIKES_FIELD[tipo]] ?? []);
  return new Set(
    (list.data ?? []).filter(({ path }) => path === `${tipo}/${path.split('/')[1]}`).map(({ id }) => id),
  );
}

/** Returns the items that only one version likes. */
export function changedLikes(
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown> | undefined,
): Liked[] {
  return TIPOS.flatMap((tipo) => {
    const [a, b] = [idsOf(tipo, before), idsOf(tipo, after)];
    return [...a.symmetricDifference(b)].map((id) => ({ tipo, id }));
  });
}

/** Milliseconds between writes of a count. */
const REST_MS = 1000;

const counting = new WeakMap<Firestore, ReturnType<typeof createCounting>>();

/** Recounts an item’s likes. An instance coalesces bursts: at once, then once per `REST_MS`. @returns whether the count changed */
export function recountLikes(db: Firestore, liked: Liked): Promise<boolean> {
  const count = counting.get(db) ?? createCounting(db);
  counting.set(db, count);
  return count(liked);
}

function createCounting(db: Firestore) {
  const coalesce = coalesced<boolean>();
  const lastWrites = new LRUCache<string, number>({ max: 1000, ttl: REST_MS });
  return (liked: Liked): Promise<boolean> => {
    const key = `${liked.tipo}/${liked.id}`;
    return coalesce(key, async () => {
      await pause(Math.max(0, (lastWrites.get(key) ?? 0) + REST_MS - performance.now()));
      const changed = await recountLikesNow(db, liked);
      if (changed) lastWrites.set(key, performance.now());
      return changed;
    });
  };
}

/** Recounts at once. Locks the item first, so the last instance counts all. @param dryRun writes nothing */
export function recountLikesNow(db: Firestore, { tipo, id }: Liked, dryRun = false): Promise<boolean> {
  const ref = refs.item(db, tipo, id);
  return db.runTransaction(
    async (tx) => {
      const item = await tx.get(ref);
      if (!item.exists) return false;
      const counted = await queryFrom(db, queries.likers(tipo, ref)).count().get();
      const { count } = counted.data();
      if (item.get('cantLikes') === count) return false;
      if (!dryRun) tx.update(ref, { cantLikes: count });
      return true;
    },
    { maxAttempts: 20 },
  );
}

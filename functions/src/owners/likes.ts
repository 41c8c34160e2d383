import { setTimeout as pause } from 'node:timers/promises';
import { referenceSchema } from '@vidriera/domain/values/firestore-schema';
import { LIKES_FIELD, TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import { z } from '@vidriera/domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { conflated } from '../shared/conflated.ts';
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

/** An item's count is written once in so many milliseconds by an instance: Firestore bears about one write a second of a document. */
const REST_MS = 1000;

/** By database: how many people like each item, counted for all who wait. */
const counting = new WeakMap<Firestore, ReturnType<typeof createCounting>>();

/**
 * Counts anew how many people like an item and stores it: no sum that a repeated delivery could spoil. Of a burst an instance counts the first,
 * then, `REST_MS` later, once for all that came meanwhile. One read per thousand likes, and the item.
 * @returns whether the count was another
 */
export function recountLikes(db: Firestore, liked: Liked): Promise<boolean> {
  const count = counting.get(db) ?? createCounting(db);
  counting.set(db, count);
  return count(liked);
}

function createCounting(db: Firestore) {
  const onceForAll = conflated<boolean>();
  const lately = new LRUCache<string, number>({ max: 1000, ttl: REST_MS });
  return (liked: Liked): Promise<boolean> => {
    const key = `${liked.tipo}/${liked.id}`;
    return onceForAll(key, async () => {
      await pause(Math.max(0, (lately.get(key) ?? 0) + REST_MS - performance.now()));
      const changed = await recountLikesNow(db, liked);
      if (changed) lately.set(key, performance.now());
      return changed;
    });
  };
}

/**
 * The same, at once. The item is locked first and counted then, so of several instances the last one counts them all.
 * @param dryRun only says whether the count is wrong
 * @returns whether it was
 */
export function recountLikesNow(db: Firestore, { tipo, id }: Liked, dryRun = false): Promise<boolean> {
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

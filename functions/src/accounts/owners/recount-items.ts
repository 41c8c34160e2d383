import type { Tipo } from '@vidriera/domain/values/ids';
import type { Firestore } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';

/** Corrects a person’s count of a kind. @param dryRun writes nothing @returns whether it was wrong */
export function recountItems(
  db: Firestore,
  { uid, tipo }: { uid: string; tipo: Tipo },
  dryRun = false,
): Promise<boolean> {
  const ref = refs.counter(db, uid, tipo);
  return db.runTransaction(async (tx) => {
    const [counter, items] = await Promise.all([
      tx.get(ref),
      tx.get(queryFrom(db, queries.itemsOf(tipo, uid)).count()),
    ]);
    const { count } = items.data();
    if ((counter.get('count') ?? 0) === count) return false;
    if (!dryRun) tx.set(ref, { count, lastId: counter.get('lastId') ?? '' });
    return true;
  });
}

import { diaOf, midnight } from 'domain/values/fecha';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DERIVED_BATCH, updateDerived } from '../items/derived.ts';
import { aQuery, pagesOf, queries } from '../shared/queries.ts';
import { eachAlone } from './each-alone.ts';

/**
 * Moves `proximaFecha` on where a day has passed: weekly events to their next day, courses and promos that have begun to
 * their last. Only what is behind is read, however many days the work was missed. What is over for good is not read at all.
 * Items are moved together, and one by one where that fails. One that can't be moved is logged and left.
 * @returns how many items moved.
 */
export async function rollDates(deps: { db: Firestore; now: () => Date }): Promise<number> {
  const today = midnight(diaOf(deps.now()));
  if (!today) throw new RangeError('Today has no midnight');
  let moved = 0;
  for (const asked of [
    queries.expiredPeriodic(today),
    queries.begun('curso', today),
    queries.begun('promo', today),
    queries.endlessPromos(today),
  ]) {
    for await (const page of pagesOf(aQuery(deps.db, asked), DERIVED_BATCH)) {
      const items = page.map(({ ref }) => ref);
      const update = async (refs: DocumentReference[]) => (await updateDerived(deps, refs)).written;
      moved += await update(items).catch(() =>
        eachAlone(
          items,
          ({ path }) => path,
          (item) => update([item]),
        ),
      );
    }
  }
  return moved;
}

import { addDays, midnight } from 'domain/values/fecha';
import { agendaDay, dayBegins, localTime, momentOf } from 'domain/values/local-time';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DERIVED_BATCH, updateDerived } from '../items/derived.ts';
import { aQuery, pagesOf, queries } from '../shared/queries.ts';
import { eachAlone } from './each-alone.ts';

/** Days that the work may be missed: a weekly event that ended for good is looked at no longer than that. */
const BACK_DAYS = 35;

/**
 * Moves `proximaFecha` on where it has passed: weekly events to their next time, courses that have begun to their last day, and promos
 * from when they were put in order by their beginning. Only what is behind is read. What is over for good is not read for long.
 * Items are moved together, and one by one where that fails. One that can't be moved is logged and left.
 * @returns how many items moved.
 */
export async function rollDates(deps: { db: Firestore; now: () => Date }): Promise<number> {
  const dia = agendaDay(localTime(deps.now()));
  const begins = momentOf(dayBegins(dia));
  const today = midnight(dia) as Date;
  let moved = 0;
  for (const asked of [
    queries.begunPeriodic(momentOf(dayBegins(addDays(dia, -BACK_DAYS))), deps.now()),
    queries.begun('curso', begins, today),
    queries.begun('promo', begins, today),
    queries.endlessPromos(begins),
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

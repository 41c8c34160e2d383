import { placeAt } from '@vidriera/domain/item/derived';
import { addDays, midnight } from '@vidriera/domain/values/fecha';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { agendaDay, dayBegins, localTime, momentOf } from '@vidriera/domain/values/local-time';
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DERIVED_BATCH, updateDerived } from '../items/derived.ts';
import { aQuery, pagesOf, type QueryPlan, queries } from '../shared/queries.ts';
import { readItem } from '../shared/readable-items.ts';
import { eachAlone } from './each-alone.ts';

/** Days that the work may be missed: a weekly event that ended for good is looked at no longer than that. */
const BACK_DAYS = 35;
/** Transactions under way at a time: each waits for the database most of the while. */
const AT_ONCE = 4;

/** How many items moved, and whether some were left for want of time. */
export type RollOutcome = { moved: number; more: boolean };
type Deps = { db: Firestore; now: () => Date };

/**
 * Moves `proximaFecha` on where it has passed: weekly events and those of several days to their next time, courses that have begun to their last day, and promos
 * from when they were put in order by their beginning. Only what is behind is read. What is over for good is not read for long.
 * Items are moved together, and one by one where that fails. One that can't be moved is logged and left. What was moved is behind no more, so a
 * run that ends for want of time is gone on with by running it again.
 * @param left whether there is time for more; asked after each page of 400 items
 */
export async function rollDates(deps: Deps, left: () => boolean = () => true): Promise<RollOutcome> {
  const dia = agendaDay(localTime(deps.now()));
  const begins = momentOf(dayBegins(dia));
  const today = midnight(dia) as Date;
  let moved = 0;
  const behind: [TipoAgenda, QueryPlan][] = [
    ['evento', queries.begunPeriodic(momentOf(dayBegins(addDays(dia, -BACK_DAYS))), deps.now())],
    ['evento', queries.begunSeveral(deps.now(), today)],
    ['curso', queries.begun('curso', begins, today)],
    ['promo', queries.begun('promo', begins, today)],
    ['promo', queries.endlessPromos(begins)],
  ];
  for (const [tipo, asked] of behind) {
    for await (const page of pagesOf(aQuery(deps.db, asked), AT_ONCE * DERIVED_BATCH)) {
      if (!left()) return { moved, more: true };
      const items = page.filter((one) => moves(tipo, one, deps.now())).map(({ ref }) => ref);
      const batches = Array.from({ length: AT_ONCE }, (_, i) =>
        items.slice(i * DERIVED_BATCH, (i + 1) * DERIVED_BATCH),
      );
      for (const written of await Promise.all(batches.map((batch) => move(deps, batch)))) moved += written;
    }
  }
  return { moved, more: false };
}

/** Whether an item stands elsewhere now. What can't be read is hidden where it is moved. */
function moves(tipo: TipoAgenda, snapshot: QueryDocumentSnapshot, now: Date): boolean {
  const item = readItem(tipo, snapshot);
  return !item || placeAt(tipo, item.doc, now)?.getTime() !== item.doc.proximaFecha?.getTime();
}

async function move(deps: Deps, items: DocumentReference[]): Promise<number> {
  const update = async (refs: DocumentReference[]) => (await updateDerived(deps, refs)).written;
  return update(items).catch(() =>
    eachAlone(
      items,
      ({ path }) => path,
      (item) => update([item]),
    ),
  );
}

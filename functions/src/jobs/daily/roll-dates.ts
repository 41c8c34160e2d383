import { addDays, midnight } from '@vidriera/domain/values/fecha';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { agendaDay, dayBegins, localTime, momentOf } from '@vidriera/domain/values/local-time';
import { whenStored } from '@vidriera/domain/when/of-stored';
import { sortMoment } from '@vidriera/domain/when/when';
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import type { QueryPlan } from '../../base/firestore/queries/plan.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { readItem } from '../../base/firestore/readable-items.ts';
import { DERIVED_BATCH, updateDerived } from '../../items/items/derived.ts';

/** Days that a run may be late. */
const BACK_DAYS = 35;
const AT_ONCE = 4;

export type RollOutcome = { moved: number; more: boolean };
type Deps = { db: Firestore; now: () => Date };

/**
 * Advances past `proximaFecha`: events to their next time, courses to their end or next class, promos to their end. Logs and skips failures. Idempotent.
 * @param isTimeLeft called per page
 */
export async function rollDates(deps: Deps, isTimeLeft: () => boolean = () => true): Promise<RollOutcome> {
  const dia = agendaDay(localTime(deps.now()));
  const begins = momentOf(dayBegins(dia));
  const today = midnight(dia) as Date;
  const back = momentOf(dayBegins(addDays(dia, -BACK_DAYS)));
  let moved = 0;
  const behind: [TipoAgenda, QueryPlan][] = [
    ['evento', queries.begunPeriodic(back, deps.now())],
    ['evento', queries.begunRuled(back, deps.now())],
    ['evento', queries.begunSeveral(deps.now(), today)],
    ['curso', queries.begun('curso', begins, today)],
    ['curso', queries.begunClasses(back, begins)],
    ['promo', queries.begun('promo', begins, today)],
    ['promo', queries.endlessPromos(begins)],
  ];
  for (const [tipo, plan] of behind) {
    for await (const page of pagesOf(queryFrom(deps.db, plan), AT_ONCE * DERIVED_BATCH)) {
      if (!isTimeLeft()) return { moved, more: true };
      const items = page.filter((document) => needsUpdate(tipo, document, deps.now())).map(({ ref }) => ref);
      const batches = Array.from({ length: AT_ONCE }, (_, i) =>
        items.slice(i * DERIVED_BATCH, (i + 1) * DERIVED_BATCH),
      );
      for (const written of await Promise.all(batches.map((batch) => move(deps, batch)))) moved += written;
    }
  }
  return { moved, more: false };
}

/** Whether an item needs the update, which also hides unreadable ones. */
function needsUpdate(tipo: TipoAgenda, snapshot: QueryDocumentSnapshot, now: Date): boolean {
  const item = readItem(tipo, snapshot);
  const next = item && sortMoment(whenStored(tipo, item.doc), localTime(now));
  return !item || next?.getTime() !== item.doc.proximaFecha?.getTime();
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

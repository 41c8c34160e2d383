import { DAY_MS } from '@vidriera/domain/site/retention';
import { momentOf } from '@vidriera/domain/values/local-time';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable } from '../../base/firestore/unreadable.ts';
import { callOff, TOLD_AT_ONCE } from './call-off.ts';
import { type EventDate, fateOf, readEvent } from './event.ts';
import { dateTransaction, type SeatDeps } from './move-up.ts';
import { readSeatHead } from './stored.ts';

/** Dates that one step reads. */
const DATES_A_STEP = 50;

/**
 * Calls off the dates of a suspended creator that begin before the suspension ends: a day before each, or at once if it is final. Guests
 * read that the date is off, and nothing of the suspension.
 * @returns when the next date is due; `null`: none
 */
export async function callOffSuspended(
  deps: SeatDeps,
  uid: string,
  { until, isFinal }: { until: Date; isFinal: boolean },
): Promise<Date | null> {
  const { db, now } = deps;
  const { docs } = await queryFrom(db, queries.datesFrom(uid, now())).limit(DATES_A_STEP).get();
  let next = Number.POSITIVE_INFINITY;
  for (const { evento, fecha, creador, itemCreatedAt } of readable(docs, readSeatHead)) {
    const at = { evento, fecha, edition: { creador, itemCreatedAt } };
    const event = readEvent(await refs.item(db, 'evento', evento).get());
    const fate = event && isSameEdition(event.edition, at.edition) ? fateOf(event, fecha) : null;
    if (fate?.kind !== 'on') continue;
    const begins = momentOf(fate.begins).getTime();
    const hasBegun = begins <= now().getTime();
    if (hasBegun || begins >= until.getTime()) continue;
    const due = isFinal ? 0 : begins - DAY_MS;
    if (due > now().getTime()) next = Math.min(next, due);
    else {
      while ((await callSomeOff(deps, at)) === TOLD_AT_ONCE);
      // Further dates may follow those of this step, and a new hold reaches its events a moment later.
      if (!event?.isPaused || docs.length === DATES_A_STEP) next = now().getTime();
    }
  }
  return Number.isFinite(next) ? new Date(next) : null;
}

const callSomeOff = (deps: SeatDeps, at: EventDate): Promise<number> =>
  dateTransaction(deps, at, async (tx) => {
    const event = readEvent(await tx.get(refs.item(deps.db, 'evento', at.evento)));
    // The suspension may have ended meanwhile.
    if (!event?.isPaused || !isSameEdition(event.edition, at.edition)) return 0;
    return callOff(deps, tx, at, 'cancelled', event, true);
  });

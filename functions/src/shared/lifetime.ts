import { changesAt } from 'domain/item/time';
import type { Card } from 'domain/item/wire-schema';
import { localTime, momentOf } from 'domain/values/local-time';

/** Something to answer, and how many whole seconds it stays true by the clock. */
export interface Timed<T = unknown> {
  body: T;
  trueFor: number;
}

/** What shows some cards is true until one of their events begins or ends, or the agenda's day is over. */
export const timed = <T>(body: T, cards: readonly Card[], now: Date): Timed<T> => ({
  body,
  trueFor: Math.floor((momentOf(changesAt(cards, localTime(now))).getTime() - now.getTime()) / 1000),
});

/** What the clock changes nothing about. */
export const timeless = <T>(body: T): Timed<T> => ({ body, trueFor: Number.POSITIVE_INFINITY });

/** How long a cache that others share may give an answer: `seconds`, and `stale` more while it fetches another; no longer than it is true. */
export function sharedFor(trueFor: number, seconds: number, stale = 0) {
  const fresh = Math.max(0, Math.min(seconds, trueFor));
  const longer = Math.max(0, Math.min(stale, trueFor - fresh));
  return {
    seconds: fresh,
    header: `public, max-age=0, s-maxage=${fresh}${longer > 0 ? `, stale-while-revalidate=${longer}` : ''}`,
  };
}

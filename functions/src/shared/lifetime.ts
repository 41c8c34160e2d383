import { changesAt } from '@vidriera/domain/item/time';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { localTime, momentOf } from '@vidriera/domain/values/local-time';

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

/** Says to our own functions how many seconds an answer stays true; not sent with what the clock changes nothing about. */
export const TRUE_FOR = 'x-true-for';

/**
 * How long an instance may keep an answer, how long a shared cache may then, and how much longer that may give it while it fetches
 * another: together no longer than it is true.
 * @param limits the most of each; the first is the instance's and the cache's
 */
export function sharedFor(trueFor: number, [most, stale]: [most: number, stale: number]) {
  const fresh = Math.max(0, Math.min(most, Math.ceil(trueFor / 2)));
  const seconds = Math.max(0, Math.min(most, trueFor - fresh));
  const longer = Math.max(0, Math.min(stale, trueFor - fresh - seconds));
  const whileFetching = longer > 0 ? `, stale-while-revalidate=${longer}` : '';
  return { seconds, header: `public, max-age=0, s-maxage=${fresh}${whileFetching}` };
}

import { changesAt } from '@vidriera/domain/item/time';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { localTime, momentOf } from '@vidriera/domain/values/local-time';

/** A body, and how many whole seconds it stays valid. */
export interface Timed<T = unknown> {
  body: T;
  trueFor: number;
}

/** Cards stay valid until one of their events begins or ends, or the agenda's day ends. */
export const timed = <T>(body: T, cards: readonly Card[], now: Date): Timed<T> => ({
  body,
  trueFor: Math.floor((momentOf(changesAt(cards, localTime(now))).getTime() - now.getTime()) / 1000),
});

export const timeless = <T>(body: T): Timed<T> => ({ body, trueFor: Number.POSITIVE_INFINITY });

/** Tells our own functions how long an answer stays valid; missing on answers that never expire. */
export const TRUE_FOR = 'x-true-for';

/**
 * Returns the lifetimes for the instance, the shared cache, and stale-while-revalidate. Together they end
 * while the answer is valid.
 * @param limits upper bounds; the first is the instance's and the cache's
 */
export function sharedFor(trueFor: number, [most, stale]: [most: number, stale: number]) {
  const fresh = Math.max(0, Math.min(most, Math.ceil(trueFor / 2)));
  const seconds = Math.max(0, Math.min(most, trueFor - fresh));
  const longer = Math.max(0, Math.min(stale, trueFor - fresh - seconds));
  const whileFetching = longer > 0 ? `, stale-while-revalidate=${longer}` : '';
  return { seconds, header: `public, max-age=0, s-maxage=${fresh}${whileFetching}` };
}

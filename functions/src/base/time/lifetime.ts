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
 * Returns the lifetimes for the instance and the shared cache. Together they end while the answer is valid. Nothing is served stale: a
 * moment to publish or hide is seen within three minutes.
 * @param most upper bound of each
 */
export function sharedFor(trueFor: number, most: number) {
  const fresh = Math.max(0, Math.min(most, Math.ceil(trueFor / 2)));
  const seconds = Math.max(0, Math.min(most, trueFor - fresh));
  return { seconds, header: fresh > 0 ? `public, max-age=0, s-maxage=${fresh}` : 'no-store' };
}

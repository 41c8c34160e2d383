import { DAY_MS } from '../site/retention.ts';

/**
 * How much a complaint counts.
 * - `able`: of an account that is older than a week, with a confirmed address. It may hold new creators' things.
 * - `other`: of any other account.
 * - `muted`: of an account that a moderator muted. Counted, without a place in the queue.
 * - `open`: without an account.
 * - `links`: of functions, about its links.
 */
export const STANDINGS = ['able', 'other', 'muted', 'open', 'links'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Days after which an account's complaints may hold a thing. */
export const ABLE_AFTER_DAYS = 7;
/** Days in which complaints alone may hold a creator's things. */
export const NEW_FOR_DAYS = 30;

interface Reporter {
  createdAt: Date | null;
  isConfirmed: boolean;
  isMuted: boolean;
  /** A grave complaint of theirs was cleared. */
  wasGroundless: boolean;
  /** Another account of the mailbox complained about the thing. */
  isSecond: boolean;
}

const isOlderThan = (createdAt: Date | null, days: number, now: Date): boolean =>
  createdAt !== null && now.getTime() - createdAt.getTime() >= days * DAY_MS;

export function standingOf(reporter: Reporter, now: Date): Exclude<Standing, 'open' | 'links'> {
  const { createdAt, isConfirmed, isMuted, wasGroundless, isSecond } = reporter;
  if (isMuted) return 'muted';
  const isAble = isConfirmed && !wasGroundless && !isSecond && isOlderThan(createdAt, ABLE_AFTER_DAYS, now);
  return isAble ? 'able' : 'other';
}

/** Whether complaints alone may hold a creator's things. An account without a known age counts as new. */
export const isHoldable = (
  { createdAt, isVerified }: { createdAt: Date | null; isVerified: boolean },
  now: Date,
): boolean => !isVerified && !isOlderThan(createdAt, NEW_FOR_DAYS, now);

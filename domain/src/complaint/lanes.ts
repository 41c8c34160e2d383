import type { Status } from './acts.ts';
import type { Counts } from './counts.ts';
import { isGrave, type Reason } from './reasons.ts';

/**
 * Lanes of the desk's queue, in its order.
 * - `appeals`: appeals, and what the desk or an operator holds.
 * - `holds`: what complaints alone hold, and grave reasons of able accounts.
 * - `accounts`: complaints of other accounts.
 * - `rest`: complaints without an account, and found links.
 */
export const LANES = ['appeals', 'holds', 'accounts', 'rest'] as const;
export type Lane = (typeof LANES)[number];

/** Returns where a waiting case waits. */
export function laneOf({
  status,
  appealed,
  counts,
}: {
  status: Status;
  appealed: boolean;
  counts: Counts;
}): Lane {
  if (appealed || status === 'held') return 'appeals';
  if (status === 'alone' || hasGrave(counts)) return 'holds';
  return isNamed(counts, 'able') || isNamed(counts, 'other') ? 'accounts' : 'rest';
}

const isNamed = (counts: Counts, standing: 'able' | 'other'): boolean =>
  Object.values(counts[standing] ?? {}).some((count) => count > 0);

/** Whether an able account named a grave reason. */
export const hasGrave = (counts: Counts): boolean =>
  Object.entries(counts.able ?? {}).some(([reason, count]) => count > 0 && isGrave(reason as Reason));

import { isGrave, type Reason } from './reasons.ts';
import type { Standing } from './standing.ts';

/** Complaints about a thing since the last decision, by standing and reason. */
export type Counts = { [S in Standing]?: { [R in Reason]?: number } };
export interface Counted {
  standing: Standing;
  reason: Reason;
}

/** Weight of one complaint; a grave one weighs five times as much. */
const WEIGHT: Record<Standing, number> = { able: 4, other: 2, muted: 0, open: 1, links: 2 };
const GRAVE = 5;
/** Most that complaints without an account weigh together: as much as one grave complaint of an able account. */
const OPEN_MOST = WEIGHT.able * GRAVE;
/** Complaints of able accounts that hold a new creator's thing. */
const HOLDING = 3;

const entriesOf = (counts: Counts, standing: Standing) =>
  Object.entries(counts[standing] ?? {}) as [Reason, number][];

/** Returns counts with a complaint, in place of an earlier one of the same person. */
export function withComplaint(counts: Counts, added: Counted, replaced: Counted | null): Counts {
  const next = replaced ? plus(counts, replaced, -1) : counts;
  return plus(next, added, 1);
}

function plus(counts: Counts, { standing, reason }: Counted, n: number): Counts {
  const { [reason]: before = 0, ...otherReasons } = counts[standing] ?? {};
  const after = Math.max(0, before + n);
  return { ...counts, [standing]: after > 0 ? { ...otherReasons, [reason]: after } : otherReasons };
}

/** Returns a case's weight in the queue. */
export function weightOf(counts: Counts): number {
  const weigh = (standing: Standing) =>
    entriesOf(counts, standing).reduce(
      (sum, [reason, n]) => sum + n * WEIGHT[standing] * (isGrave(reason) ? GRAVE : 1),
      0,
    );
  return weigh('able') + weigh('other') + weigh('links') + Math.min(OPEN_MOST, weigh('open'));
}

/** Whether complaints are enough to hold a new creator's thing: three of able accounts, or a grave one. */
export function isEnoughToHold(counts: Counts): boolean {
  const able = entriesOf(counts, 'able');
  return able.some(([reason]) => isGrave(reason)) || able.reduce((sum, [, n]) => sum + n, 0) >= HOLDING;
}

/** Returns the reasons that were named, muted people's left out. */
export function reasonsOf(counts: Counts): Reason[] {
  const named = (['able', 'other', 'open', 'links'] as const).flatMap((standing) =>
    entriesOf(counts, standing).map(([reason]) => reason),
  );
  return [...new Set(named)];
}

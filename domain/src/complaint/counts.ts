import { isGrave, type Reason } from './reasons.ts';
import type { Standing } from './standing.ts';

/** Complaints about a thing since the last decision, by standing and reason. */
export type Counts = { [S in Standing]?: { [R in Reason]?: number } };
export interface Counted {
  standing: Standing;
  reason: Reason;
}

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

/** Whether able accounts are enough to hold a new creator's thing, whatever their reasons. */
export const areSeveral = (counts: Counts): boolean =>
  entriesOf(counts, 'able').reduce((sum, [, n]) => sum + n, 0) >= HOLDING;

/** Whether complaints are enough to hold a new creator's thing: three of able accounts, or a grave one. */
export const isEnoughToHold = (counts: Counts): boolean =>
  areSeveral(counts) || entriesOf(counts, 'able').some(([reason]) => isGrave(reason));

/** Returns the reasons that were named, muted people's left out. */
export function reasonsOf(counts: Counts): Reason[] {
  const named = (['able', 'other', 'open', 'links'] as const).flatMap((standing) =>
    entriesOf(counts, standing).map(([reason]) => reason),
  );
  return [...new Set(named)];
}

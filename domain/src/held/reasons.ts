/**
 * Why a thing is held. It is held while one is left.
 * - `complaints`: people reported it, and nobody has decided.
 * - `desk`: a moderator looks at it.
 * - `operator`: `npm run takedown`.
 * - `suspension`: its account is suspended.
 * - `removed`: the final decision. Seats and claims end.
 * - `order`: a judge wants it away, and that nobody is told. No case decides it.
 */
export const HOLD_REASONS = ['complaints', 'desk', 'operator', 'suspension', 'removed', 'order'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Returns those that a case decides. */
export const withoutOrder = (reasons: readonly HoldReason[]): HoldReason[] =>
  reasons.filter((reason) => reason !== 'order');

/** Returns what a case decides, and whether a judge's order stands beside it. */
export const withOrder = (reasons: readonly HoldReason[], isOrdered: boolean): HoldReason[] =>
  isOrdered ? [...withoutOrder(reasons), 'order'] : withoutOrder(reasons);

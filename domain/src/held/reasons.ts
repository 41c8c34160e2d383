/**
 * Why a thing is held. It is held while one is left.
 * - `complaints`: people reported it, and nobody has decided.
 * - `desk`: a moderator looks at it.
 * - `operator`: `npm run takedown`.
 * - `suspension`: its account is suspended.
 * - `removed`: the final decision. Seats and claims end.
 */
export const HOLD_REASONS = ['complaints', 'desk', 'operator', 'suspension', 'removed'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

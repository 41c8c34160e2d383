/** How long a code is valid, in milliseconds. */
export const STEP_MS = 30_000;
/** Clock difference tolerated between phone and counter, in milliseconds. */
export const DRIFT_MS = 5 * 60_000;
/** An unused claim lapses after this, or with the promo’s last day. */
export const KEPT_MS = 72 * 3_600_000;
/** Returns when a new claim lapses, in whole seconds. @param ends the promo’s end; both in milliseconds since 1970 */
export const lapseOf = (now: number, ends: number | null): number =>
  Math.floor(Math.min(now + KEPT_MS, ends ?? Number.POSITIVE_INFINITY) / 1000) * 1000;
/** An offline counter settles within this time: a lapsed unit is freed only then. */
export const OFFLINE_MS = 12 * 3_600_000;
/** How long a redemption can be undone. */
export const UNDO_MS = 60_000;
/** Validity of a helper’s link. */
export const HELPER_MS = 12 * 3_600_000;
/** Most helpers of a creator. */
export const MAX_HELPERS = 5;
/** Most unused claims of a person. */
export const MAX_OPEN = 5;

/** Returns the clock step of a moment. @param now milliseconds */
export const stepOf = (now: number): number => Math.floor(now / STEP_MS);

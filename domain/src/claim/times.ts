/** A code on a phone is good for one of these, in milliseconds since 1970; then the phone signs the next. */
export const STEP_MS = 30_000;
/** How far a phone's clock may be from the counter's, in milliseconds. */
export const DRIFT_MS = 5 * 60_000;
/** What was taken and not used is free again after this, or with the promo's last day, whichever comes first. */
export const KEPT_MS = 72 * 3_600_000;
/** Where a counter may go on without a signal, what has lapsed is freed this much later: by then it has told what it took in. */
export const OFFLINE_MS = 12 * 3_600_000;
/** How long what was just redeemed can be taken back. */
export const UNDO_MS = 60_000;
/** How long a helper's link holds. */
export const HELPER_MS = 12 * 3_600_000;
/** Helpers a creator may have at once. */
export const MAX_HELPERS = 5;
/** Promos somebody may hold at once that are neither used nor lapsed. */
export const MAX_OPEN = 5;

/** The step a moment lies in. @param now milliseconds since 1970 */
export const stepOf = (now: number): number => Math.floor(now / STEP_MS);

/** Nights in which a walk sees every document, with a month to spare before an outdated claim expires (RETENTION_DAYS.claims). */
const WALK_NIGHTS = 60;

/** Documents of a collection that a night reconciles: a million in thirty nights. */
export const PER_NIGHT = 33_400;

/** Returns how many documents a night takes of a collection whose walk has a deadline. */
export const nightShare = (count: number): number => Math.max(PER_NIGHT, Math.ceil(count / WALK_NIGHTS));

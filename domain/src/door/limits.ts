/** The list is hidden this long after the date's end, in milliseconds. */
export const SHOWN_AFTER_MS = 12 * 3_600_000;
/** Letters from which a helper's phone asks the server for a name. */
export const FIND_FROM = 3;
/** Most parties that one search finds. */
export const FIND_MOST = 100;
/** Most phones that tick on a date's list, and of one helper or of the creator. */
export const MAX_DOORS = 20;
export const MAX_DOORS_EACH = 5;
/** Most ticks in a request. */
export const TICKS_AT_ONCE = 100;
/** A door's ticks are numbered up to this. */
export const MAX_SEQ = 1_000_000;

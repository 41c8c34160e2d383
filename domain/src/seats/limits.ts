/** Seats that one person may ask for, of one date of an event. */
export const MAX_SEATS = 4;
/** Dates of a weekly event that are offered ahead, the next one among them. */
export const DATES_AHEAD = 4;
/** Dates, of whatever events, that somebody may be down for at once. */
export const MAX_DOWN = 10;
/** Notices that a person's list shows, newest first, and for how long each is kept, in milliseconds. */
export const MAX_NOTICES = 50;
export const NOTICE_KEPT_MS = 30 * 86_400_000;

/** Most seats per person and date. */
export const MAX_SEATS = 4;
/** Dates of a weekly event that are offered. */
export const DATES_AHEAD = 4;
/** Most dates a person may be down for. */
export const MAX_DOWN = 10;
/** Notices in a list. */
export const MAX_NOTICES = 50;

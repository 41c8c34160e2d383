/** Most seats per person and date. */
export const MAX_SEATS = 4;
/** Returns the most seats per person and date of an event: the waiting list can't give more than all. */
export const maxSeats = (aforo: number): number => Math.min(MAX_SEATS, aforo);
/** Dates of a weekly event that are offered. */
export const DATES_AHEAD = 4;
/** Most dates a person may be down for. */
export const MAX_DOWN = 10;
/** Most reminders of dates to come that a person may ask for, besides those of seats. */
export const MAX_REMINDERS = 200;
/** Notices in a list. */
export const MAX_NOTICES = 50;
/** A creator's messages to guests: characters, messages a date, days after it, and people whom a new account may reach. */
export const MESSAGES = { text: 1000, aDate: 3, afterDays: 3, newAccountPeople: 30 } as const;

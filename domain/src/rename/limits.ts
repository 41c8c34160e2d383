/** Days between two changes of a username, days that an old one leads on, and old ones at once. */
export const RENAME = { waitDays: 60, leadsDays: 365, mostOld: 2 } as const;

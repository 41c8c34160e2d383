/** Dates that stand for a rule that can't be said. */
export const DATES_OF_RULE = 12;

/** Milliseconds of quiet before what is being typed is judged. */
export const QUIET = 700;

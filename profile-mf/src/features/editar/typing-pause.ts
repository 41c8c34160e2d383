/** Milliseconds without typing before a field is validated. */
export const TYPING_PAUSE_MS = 700;

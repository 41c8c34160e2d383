/** Milliseconds of quiet before what is being typed is judged. */
export const TYPING_PAUSE_MS = 700;

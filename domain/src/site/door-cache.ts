/** Cache of the door's screen (`/puerta/…`): its documents and files, for reloading without a signal. */
export const DOOR_CACHE = 'vidriera-puerta';
/** First segment of its addresses. */
export const DOOR_PATH = '/puerta/';
/** Beginning of the key of a date's list in local storage: see dashboard-mf/src/features/puerta/door-store.ts. */
export const DOOR_KEY = 'vidriera.puerta.';

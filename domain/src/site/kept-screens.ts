/** Cache of screens that load without a signal: their documents, which hold nobody's data, and their files. */
export const SCREENS_CACHE = 'vidriera-pantallas';
/** Signed-in screens among them, with their titles. The end of the session deletes their documents. */
export const OWN_SCREENS = { '/mis-lugares': 'Mis reservas', '/mis-promos': 'Promos que pedí' } as const;
/** First segment of the door's addresses. */
export const DOOR_PATH = '/puerta/';
/** Beginning of the key of a date's list in local storage: see dashboard-mf/src/features/puerta/door-store.ts. */
export const DOOR_KEY = 'vidriera.puerta.';

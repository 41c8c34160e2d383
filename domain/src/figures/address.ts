/** Public address that counts. */
export const COUNTING = '/api/visitas';

/** Bytes of an event. */
export const EVENT_BYTES = 1024;

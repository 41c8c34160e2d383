/** Not in domain/src/messages, to keep them out of first pages. */
export const UNKNOWN_PLACE = 'Elegí el lugar de la lista, o borralo.';
export const NO_PLACES = 'No pudimos traer la lista de lugares. Tocá de nuevo para probar.';

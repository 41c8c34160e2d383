/** What the choice of a place says of itself: no other part does, and no page begins with it. */
export const UNKNOWN_PLACE = 'Elegí el lugar de la lista, o borralo.';
export const NO_PLACES = 'No pudimos traer la lista de lugares. Tocá de nuevo para probar.';

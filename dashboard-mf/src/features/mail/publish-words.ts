/** What the address is to be confirmed for. */
export const TO_PUBLISH = 'Para publicar';

/** That one may go on writing until then. */
export const NOTHING_IS_LOST = 'Lo que escribas no se pierde.';

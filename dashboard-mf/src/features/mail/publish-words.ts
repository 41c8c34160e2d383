export const TO_PUBLISH = 'Para publicar';

export const NOTHING_IS_LOST = 'Lo que escribas no se pierde.';

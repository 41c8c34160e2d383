import { MAX_HELPERS } from '../claim/times.ts';

// The list at the door.

export const notYours = 'Esta lista no es tuya, o el evento ya no es ese día.';
export const over = 'Esta lista ya se cerró: se ve hasta 12 horas después de que termina el evento.';
export const helperGone =
  'Este link para la puerta ya no sirve, o se abrió en otro teléfono. Pedí uno nuevo.';
export const tooManyHelpers = `En esta lista te pueden ayudar hasta ${MAX_HELPERS} personas. Quitá a alguien para sumar a otra.`;
export const tooManyDoors = 'Ya hay demasiados teléfonos con esta lista. Usá uno de los que ya la tienen.';
export const noStorage =
  'Este teléfono no puede guardar: no cierres ni recargues esta página hasta que diga «Todo enviado».';
export const noSuchParty = 'Una marca no es de esta lista.';

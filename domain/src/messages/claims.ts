import { MAX_HELPERS, MAX_OPEN } from '../claim/times.ts';
import { quoted } from '../values/isolated.ts';

// Taking promos, and accepting them at the counter.

export const mailNotConfirmed = 'Para pedir una promo, primero confirmá tu mail.';
export const soldOut = 'Se agotó: ya no quedan.';
export const over = 'Esta promo no está vigente.';
export const calledOff = (aviso: string) => `Esta promo se canceló.${aviso && ` ${aviso}`}`;
/** A notice about an unused promo, on the site and by mail. */
export const told = {
  cancelled: (titulo: string) => `Se canceló la promo ${quoted(titulo)}. Tu código ya no vale.`,
  withdrawn: (titulo: string) => `La promo ${quoted(titulo)} ya no está en Vidriera. Tu código ya no vale.`,
  restored: (titulo: string) => `La promo ${quoted(titulo)} está de nuevo. Tu código vale otra vez.`,
};
/** Quotes the creator's reason for cancelling a promo or putting it back. */
export const reason = (aviso: string) => `Quien la ofrece dice: ${quoted(aviso)}`;
export const paused = 'Esta promo no está disponible por ahora.';
export const tooManyOpen = `Ya tenés ${MAX_OPEN} promos sin usar. Usá o devolvé alguna para pedir otra.`;
export const hadOne = 'Con tu mail ya se pidió esta promo: es una por persona.';
export const busy = 'Hay mucha gente pidiéndola a la vez. Probá de nuevo en unos segundos.';
export const noPromo = 'Esa promo ya no está.';
export const notTaken = 'No tenés esta promo.';
export const creadoresOnly = 'Para canjear necesitás un perfil de creador.';
export const helperGone = 'Este link para canjear ya no sirve, o se abrió en otro teléfono. Pedí uno nuevo.';
export const tooManyHelpers = `Te pueden ayudar hasta ${MAX_HELPERS} personas a la vez. Quitá a alguien para sumar a otra.`;
export const notYours = 'Esta promo no es tuya.';
export const someoneGone = 'Cuenta eliminada';

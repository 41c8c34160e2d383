import { MAX_HELPERS, MAX_OPEN } from '../claim/times.ts';
import { quoted } from '../values/isolated.ts';

/** Taking promos, and accepting them at the counter. */
export const claims = {
  mailNotConfirmed: 'Para pedir una promo, primero confirmá tu mail.',
  soldOut: 'Se agotó: ya no quedan.',
  over: 'Esta promo no está vigente.',
  calledOff: (aviso: string) => `Esta promo se canceló.${aviso && ` ${aviso}`}`,
  /** A notice about an unused promo, on the site and by mail. */
  told: {
    cancelled: (titulo: string) => `Se canceló la promo ${quoted(titulo)}. Tu código ya no vale.`,
    withdrawn: (titulo: string) => `La promo ${quoted(titulo)} ya no está en Vidriera. Tu código ya no vale.`,
    restored: (titulo: string) => `La promo ${quoted(titulo)} está de nuevo. Tu código vale otra vez.`,
  },
  /** Quotes the creator's reason for cancelling a promo or putting it back. */
  reason: (aviso: string) => `Quien la ofrece dice: ${quoted(aviso)}`,
  paused: 'Esta promo no está disponible por ahora.',
  tooManyOpen: `Ya tenés ${MAX_OPEN} promos sin usar. Usá o devolvé alguna para pedir otra.`,
  hadOne: 'Con tu mail ya se pidió esta promo: es una por persona.',
  busy: 'Hay mucha gente pidiéndola a la vez. Probá de nuevo en unos segundos.',
  noPromo: 'Esa promo ya no está.',
  notTaken: 'No tenés esta promo.',
  creadoresOnly: 'Para canjear necesitás un perfil de creador.',
  helperGone: 'Este link para canjear ya no sirve, o se abrió en otro teléfono. Pedí uno nuevo.',
  tooManyHelpers: `Podés tener hasta ${MAX_HELPERS} ayudantes a la vez. Quitá alguno para sumar otro.`,
  notYours: 'Esta promo no es tuya.',
  someoneGone: 'Cuenta eliminada',
} as const;

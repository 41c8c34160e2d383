/** Where the browser keeps what somebody has taken (kept.ts), in local storage; forgotten by signing out. */
export const KEPT_CLAIMS = 'vidriera.promosTomadas';
/** Which promo a visitor wanted before signing in (wanted.ts), in session storage. */
export const WANTED_PROMO = 'vidriera.promoQuerida';

/** Where the browser keeps what somebody has taken (kept.ts), in local storage; forgotten by signing out. */
export const CLAIMS_KEY = 'vidriera.promosTomadas';

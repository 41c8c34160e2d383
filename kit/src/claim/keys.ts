/** The key in local storage (stored-claims.ts). Signing out deletes it. */
export const CLAIMS_KEY = 'vidriera.promosTomadas';

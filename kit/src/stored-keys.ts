/* Keys in local storage of what a person may read without a signal. The end of the session deletes them (forget-session.ts). */

/** requests/stored-claims.ts. */
export const CLAIMS_KEY = 'vidriera.promosTomadas';
/** dashboard-mf/src/features/mis-lugares/stored-seats.ts. */
export const SEATS_KEY = 'vidriera.misLugares';

/** The beginnings of keys with what somebody typed and did not save: drafts of forms, and links on their way. Their uid follows. */
export const DRAFT_KEYS = ['vidriera.borrador.', 'vidriera.traer.'] as const;

/* Keys in the browser's storage of what a person may read without a signal. The end of the session deletes them (forget-session.ts). */

/** requests/stored-claims.ts. */
export const CLAIMS_KEY = 'vidriera.promosTomadas';
/** dashboard-mf/src/features/mis-lugares/load.ts. */
export const SEATS_KEY = 'vidriera.misLugares';
/** requests/attempts.ts. */
export const ATTEMPTS_KEY = 'vidriera.attempts';

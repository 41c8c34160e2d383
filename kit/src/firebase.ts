import * as session from 'kit/session';

/**
 * Firebase by parts, fetched when first asked for; each answer holds the SDK's functions in use and the connected instance
 * (`auth`, `db`, `storage`). The same app everywhere: they come from the shared session module.
 */
export const { loadAuth, loadFirestore, loadStorage } = session;

/**
 * Where deletions are written down, in the bucket: `bajas/user/{uid}` and `bajas/{tipo}/{id}`, each with its moment. A restored backup
 * overwrites nothing there.
 */
export const LEDGER_PREFIX = 'bajas/';

/**
 * For how many days: a backup is kept for 56 at most (ops/src/project/database.ts), and what it brings back has to be deleted again; a month
 * more is left for the restoring.
 */
export const LEDGER_DAYS = 90;

/**
 * Records deletions in the bucket, where restoring a backup overwrites nothing: `bajas/user/{uid}` and
 * `bajas/{tipo}/{id}`.
 */
export const LEDGER_PREFIX = 'bajas/';

/**
 * Backups are kept for 56 days (ops/src/project/database.ts); what they bring back must be deleted again. A
 * month more is for restoring.
 */
export const LEDGER_DAYS = 90;

/** Below it, accounts that an operator has frozen: `bajas/frozen/{uid}`. */
export const FROZEN_LEDGER_PREFIX = `${LEDGER_PREFIX}frozen/`;

/** Below it, holds: `bajas/held/{kind}/{id}`. */
export const HELD_LEDGER_PREFIX = `${LEDGER_PREFIX}held/`;

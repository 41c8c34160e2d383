/**
 * Days that data stay. The privacy page prints them; functions and `npm run project:setup` work by them. The ledger's stand in
 * usuario/ledger.ts, the username's in values/limits.ts.
 */
export const RETENTION_DAYS = {
  /** Backups of the database. Firestore allows one daily schedule (at most 7) and one weekly (at most 98). */
  dailyBackup: 7,
  weeklyBackup: 56,
  /** Deleted and overwritten files. */
  deletedFiles: 30,
  /** Nightly exports. Shorter than the longest backup, so that the ledger of deletions covers them. */
  exports: 28,
  /** Exports after their deletion: Cloud Storage's least. */
  deletedExports: 7,
  /** The platform's log, with network addresses. */
  logs: 30,
  /** The profile of a creator who left the role. */
  keptPerfil: 30,
  /** Seats of an event, after their date. */
  seats: 30,
  /** Notices, and letters that were sent. */
  notices: 30,
  /** Complaints, and the thing as it was, after the last complaint. */
  complaints: 180,
  /** The desk's log. */
  deskLog: 1095,
  /** Hashes of mailboxes whose account is suspended, at most. */
  suspendedMailbox: 365,
  /** Hashes of mailboxes whose letters bounced. */
  noMail: 365,
  /** Why a deleted item was held for review. */
  held: 180,
  /** A copy of what was taken down, for a judge (`npm run takedown -- … --keep`). */
  kept: 365,
  /** Claims, after their promo's last day. */
  claims: 90,
  /** Unused claims of a deleted promo. */
  withdrawn: 30,
  /** The hash in place of a deleted account's claim, if the promo has no last day. */
  claimPrint: 365,
  /** Thumbnails, in the caches of browsers; the CDN has them for minutes. */
  thumbnails: 1,
} as const;

/** Where those copies lie, in the bucket of thumbnails, which no browser reaches. */
export const KEPT_PREFIX = 'kept/';

/** Hours that a browser keeps public pages, to show them without a connection. */
export const KEPT_PAGES_HOURS = 12;

/** Days that a browser keeps drafts of somebody who does not sign in there. */
export const DRAFT_DAYS = 30;

/** Ages in days of an account that nobody confirmed and that holds nothing: it is told, and then deleted. */
export const UNCONFIRMED_DAYS = { told: 23, removed: 30 } as const;

/** Months that figures stay, the present one included: a year of days and the year before touch so many. */
export const RETENTION_MONTHS = { figures: 25 } as const;

export const DAY_MS = 86_400_000;

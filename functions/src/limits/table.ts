import type { CallableName } from '@vidriera/domain/api/callables-schema';
import { CODE } from '@vidriera/domain/code/limits';

const MINUTES = 60;
const HOUR = 60 * MINUTES;
const DAY = 24 * HOUR;

/** Calls allowed within a window. A missing key is not counted. */
export interface Limit {
  /** Seconds; windows follow one another from 1970 on, in UTC. */
  window: number;
  account?: number;
  /** Many people may share a network (limits/network.ts). */
  network?: number;
  /** Callers may name other people's mailboxes. */
  mailbox?: number;
  /** Calls may be returned (`Limiter.giveBack`), so instances don't remember full keys. */
  returns?: true;
  /** Result of a call that can't be counted because Firestore fails. */
  uncounted: 'fails' | 'goes-on';
}

/**
 * Limits by scope. Networks fit a hall or a carrier's gateway full of people: a hundred sign-ups within an
 * hour, with ten usernames each. Accounts fit one very busy person.
 * Uncounted calls fail where a flood would cost money and waiting costs nothing. Leaving, and saving typed
 * text, go on: they affect only the person's own account.
 */
export const TABLE = {
  signUp: { window: HOUR, network: 100, uncounted: 'fails' },
  checkUsername: { window: 10 * MINUTES, network: 1000, uncounted: 'fails' },
  completeAccount: { window: HOUR, account: 20, network: 200, uncounted: 'fails' },
  acceptTerms: { window: HOUR, account: 20, network: 1000, uncounted: 'goes-on' },
  /** Account letters. Anybody may request one for any address, so the mailbox counts too, over six hours. */
  accountLetter: { window: 6 * HOUR, account: 10, mailbox: 5, network: 200, uncounted: 'fails' },
  /** Entering a code. Asking for one counts as an account letter. */
  codes: { window: HOUR, network: 600, uncounted: 'fails' },
  /** Wrong codes; right ones are returned. */
  wrongCodes: { window: DAY, mailbox: CODE.wrongPerDay, uncounted: 'fails', returns: true },
  saveProfile: { window: HOUR, account: 60, network: 1000, uncounted: 'goes-on' },
  rename: { window: HOUR, account: 60, network: 1000, uncounted: 'fails' },
  comeBack: { window: HOUR, account: 240, network: 3000, uncounted: 'goes-on' },
  exportData: { window: DAY, account: 10, network: 200, uncounted: 'fails' },
  /** Further parts of an export; each reads up to 2,500 documents. */
  exportPart: { window: DAY, account: 500, network: 10_000, uncounted: 'fails' },
  /** Each counts up to a page of items. */
  ownCounts: { window: 10 * MINUTES, account: 120, network: 3000, uncounted: 'fails' },
  /** Each asks Auth. */
  ownCalendar: { window: HOUR, account: 60, network: 1200, uncounted: 'fails' },
  deleteAccount: { window: HOUR, account: 10, network: 100, uncounted: 'goes-on' },
  /** Reading one's claims, and taking promos. A hall of people may share a network. */
  claims: { window: 10 * MINUTES, account: 120, network: 3000, uncounted: 'fails' },
  take: { window: HOUR, account: 30, network: 600, uncounted: 'fails' },
  /** Fits a counter that accepts a person every second. Helpers have no account; only their network counts. */
  counter: { window: 10 * MINUTES, account: 600, network: 3000, uncounted: 'fails' },
  /** Wrong letters, by counter; right ones are returned. */
  letters: { window: 10 * MINUTES, account: 20, network: 60, uncounted: 'fails', returns: true },
  /** Reading seats, and asking for them or giving them up. */
  seats: { window: 10 * MINUTES, account: 120, network: 3000, uncounted: 'fails' },
  /** Several phones at a door, each asking every few seconds. Helpers have no account; only their network counts. */
  door: { window: 10 * MINUTES, account: 1500, network: 6000, uncounted: 'fails' },
  go: { window: HOUR, account: 60, network: 1200, uncounted: 'fails' },
  /** Following, blocking, and reading the news of those followed. */
  following: { window: 10 * MINUTES, account: 120, network: 3000, uncounted: 'fails' },
  /** Complaints of people with an account, without one, and by the thing that they are about. */
  complain: { window: HOUR, account: 20, network: 300, uncounted: 'fails' },
  complainOpen: { window: HOUR, network: 30, uncounted: 'fails' },
  /** Asking by its number how a complaint is; a guess hits one of 2.6 thousand million. */
  complaintStatus: { window: HOUR, network: 60, uncounted: 'fails' },
  complaintsOf: { window: HOUR, account: 120, uncounted: 'fails' },
  openComplaintsOf: { window: HOUR, account: 40, uncounted: 'fails' },
  /** Beyond it they are stored alone: the case is not written, so that nobody waits for it. */
  openComplaintsBeside: { window: HOUR, account: 400, uncounted: 'fails' },
  /** A moderator at work. */
  desk: { window: 10 * MINUTES, account: 600, network: 3000, uncounted: 'fails' },
  /** Letters about complaints, by mailbox. */
  complaintMailTo: { window: DAY, account: 50, uncounted: 'fails' },
  /** To moderators: one an hour, and the first grave one. */
  deskMailTo: { window: DAY, account: 60, uncounted: 'fails' },
  /** Letters: notices by creator, notices by mailbox, and account letters by mailbox. */
  noticesBy: { window: DAY, account: 1000, uncounted: 'fails' },
  noticesTo: { window: DAY, account: 10, uncounted: 'fails' },
  /** Letters about seats that somebody took, by mailbox. */
  seatMailTo: { window: DAY, account: 20, uncounted: 'fails' },
  remindersTo: { window: DAY, account: 20, uncounted: 'fails' },
  accountMailTo: { window: DAY, account: 10, uncounted: 'fails' },
  /** 27 events with all their pictures. The trigger is retried when it fails. */
  upload: { window: DAY, account: 300, uncounted: 'fails' },
} satisfies Record<Exclude<CallableName, ReaderName>, Limit> & Record<string, Limit>;

export type Scope = keyof typeof TABLE;

/** Callables that can read no database, and count in memory (link-reader/reading.ts). */
export type ReaderName = 'readLink' | 'readPicture' | 'readCalendar';

/**
 * Multiplies a network's limit for calls past Hosting and for networks of Google's servers
 * (limits/network.ts).
 */
export const PAST_HOSTING = 10;

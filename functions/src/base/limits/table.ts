import type { CallableName } from '@vidriera/domain/api/callables-schema';

const MINUTES = 60;
const HOUR = 60 * MINUTES;
const DAY = 24 * HOUR;

/** Calls allowed within a window. A missing key is not counted. */
export interface Limit {
  /** Seconds; windows follow one another from 1970 on, in UTC. */
  window: number;
  account?: number;
  /** Many people may share a network (limits/network.ts). Each instance counts it in memory, for an hour at most, and only where no account counts. */
  network?: number;
  /** All instances share the network's count by leases (limits/leases.ts), and it counts people with an account too. */
  isShared?: true;
  /** Calls may be returned (`Limiter.giveBack`), so instances don't remember full accounts. */
  returns?: true;
  /** Result of a call that can't be counted because Firestore fails. */
  uncounted: 'fails' | 'goes-on';
}

/**
 * Limits by scope. Networks fit a hall or a carrier's gateway full of people: a hundred sign-ups within an
 * hour, with ten usernames each, and 300 who ask for a code. Accounts fit one very busy person.
 * Uncounted calls fail where a flood would cost money and waiting costs nothing. Leaving, and saving typed
 * text, go on: they affect only the person's own account.
 */
export const TABLE = {
  signUp: { window: HOUR, network: 100, isShared: true, uncounted: 'fails' },
  checkUsername: { window: 10 * MINUTES, network: 1000, uncounted: 'fails' },
  completeAccount: { window: HOUR, account: 20, uncounted: 'fails' },
  acceptTerms: { window: HOUR, account: 20, uncounted: 'goes-on' },
  /** Account letters, which anybody may request for any address. A right code returns its letter. */
  accountLetter: { window: 6 * HOUR, account: 10, network: 400, isShared: true, uncounted: 'fails' },
  /** … by mailbox, for its own account or a device that it signed in on; for others by mailbox and network. */
  lettersToOwner: { window: 6 * HOUR, account: 5, uncounted: 'fails' },
  lettersToStranger: { window: 6 * HOUR, account: 3, uncounted: 'fails' },
  /** … of a day to people without a confirmed account, all together. */
  lettersToUnknown: { window: DAY, network: 5000, isShared: true, uncounted: 'fails' },
  /** Entering a code. Asking for one counts as an account letter. */
  codes: { window: HOUR, network: 600, uncounted: 'fails' },
  saveProfile: { window: HOUR, account: 60, uncounted: 'goes-on' },
  rename: { window: HOUR, account: 60, uncounted: 'fails' },
  comeBack: { window: HOUR, account: 240, uncounted: 'goes-on' },
  exportData: { window: DAY, account: 10, uncounted: 'fails' },
  /** Further parts of an export; each reads up to 2,500 documents. */
  exportPart: { window: DAY, account: 500, uncounted: 'fails' },
  /** Each counts up to a page of items. */
  ownCounts: { window: 10 * MINUTES, account: 120, uncounted: 'fails' },
  /** Each asks Auth. */
  ownCalendar: { window: HOUR, account: 60, uncounted: 'fails' },
  deleteAccount: { window: HOUR, account: 10, uncounted: 'goes-on' },
  /** Reading one's claims, and taking promos. */
  claims: { window: 10 * MINUTES, account: 120, uncounted: 'fails' },
  take: { window: HOUR, account: 30, uncounted: 'fails' },
  /** Fits a counter that accepts a person every second. Helpers have no account; only their network counts. */
  counter: { window: 10 * MINUTES, account: 600, network: 3000, uncounted: 'fails' },
  /** Wrong letters, by counter; right ones are returned. */
  letters: { window: 10 * MINUTES, account: 20, network: 60, uncounted: 'fails', returns: true },
  /** Reading seats, and asking for them or giving them up. */
  seats: { window: 10 * MINUTES, account: 120, network: 3000, uncounted: 'fails' },
  /** Several phones at a door, each asking every few seconds. Helpers have no account; only their network counts. */
  door: { window: 10 * MINUTES, account: 1500, network: 6000, uncounted: 'fails' },
  /** Searches of a door's helpers, all on the hall's network: a guest every two seconds. Each reads the whole list. */
  doorFind: { window: 10 * MINUTES, account: 300, network: 300, uncounted: 'fails' },
  go: { window: HOUR, account: 60, uncounted: 'fails' },
  /** Following, blocking, and reading the news of those followed. */
  following: { window: 10 * MINUTES, account: 120, uncounted: 'fails' },
  /** Complaints of people with an account, without one, and by the thing that they are about. */
  complain: { window: HOUR, account: 20, uncounted: 'fails' },
  complainOpen: { window: HOUR, network: 30, uncounted: 'fails' },
  /** Asking by its number how a complaint is; a guess hits one of 2.6 thousand million. */
  complaintStatus: { window: HOUR, network: 60, uncounted: 'fails' },
  complaintsOf: { window: HOUR, account: 120, uncounted: 'fails' },
  openComplaintsOf: { window: HOUR, account: 40, uncounted: 'fails' },
  /** Beyond it they are stored alone: the case is not written, so that nobody waits for it. */
  openComplaintsBeside: { window: HOUR, account: 400, uncounted: 'fails' },
  /** A moderator at work. */
  desk: { window: 10 * MINUTES, account: 600, uncounted: 'fails' },
  /** Letters about complaints, by mailbox. */
  complaintMailTo: { window: DAY, account: 50, uncounted: 'fails' },
  /** To moderators: one an hour, and the first grave one. */
  deskMailTo: { window: DAY, account: 60, uncounted: 'fails' },
  /** Letters: notices by creator, notices by mailbox, and account letters by mailbox. */
  noticesBy: { window: DAY, account: 1000, uncounted: 'fails' },
  noticesTo: { window: DAY, account: 10, uncounted: 'fails' },
  /** Letters about seats that somebody took, by mailbox. */
  seatMailTo: { window: DAY, account: 20, uncounted: 'fails' },
  /** Creators' messages to guests, by mailbox. */
  messagesTo: { window: DAY, account: 6, uncounted: 'fails' },
  remindersTo: { window: DAY, account: 20, uncounted: 'fails' },
  accountMailTo: { window: DAY, account: 10, uncounted: 'fails' },
  /** 27 events with all their pictures. The trigger is retried when it fails. */
  upload: { window: DAY, account: 300, uncounted: 'fails' },
} satisfies Record<Exclude<CallableName, ReaderName>, Limit> & Record<string, Limit>;

export type Scope = keyof typeof TABLE;

/** Callables that can read no database, and count in memory (link-reader/reading.ts). */
export type ReaderName = 'readLink' | 'readPicture' | 'readCalendar';

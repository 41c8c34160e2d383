import type { CallableName } from '@vidriera/domain/api/callables-schema';

const MINUTES = 60;
const HOUR = 60 * MINUTES;
const DAY = 24 * HOUR;

/** How often something may be asked for within a window. What is left out is not counted. */
export interface Limit {
  /** Length of the window in seconds; windows follow one another from 1970 on, in UTC. */
  window: number;
  account?: number;
  /** Of one network (limits/network.ts): many people may be behind it. */
  network?: number;
  /** Of one mailbox, which whoever asks may name without owning it. */
  mailbox?: number;
  /** What was counted may be given back (`Limiter.giveBack`): an instance then doesn't remember that a key was full. */
  returns?: true;
  /** What becomes of a call that can't be counted, because Firestore fails: it fails too, or goes on. */
  uncounted: 'fails' | 'goes-on';
}

/**
 * What is limited, and how far. Networks are sized for a hall or a carrier's gateway full of people: a hundred who sign up within an hour
 * pass, each asking for ten usernames. Accounts are sized for somebody who does nothing else.
 *
 * A call fails uncounted where that costs a stranger's flood (sign-ups, names, a copy of everything) and where nothing is lost by waiting.
 * Leaving, and saving what was typed, go on: each is its own account's alone, and waits in line for its documents.
 */
export const TABLE = {
  signUp: { window: HOUR, network: 100, uncounted: 'fails' },
  checkUsername: { window: 10 * MINUTES, network: 1000, uncounted: 'fails' },
  completeAccount: { window: HOUR, account: 20, network: 200, uncounted: 'fails' },
  /** Letters of accounts. Anybody may ask for one to any address, so a mailbox counts, and for longer than an hour. */
  accountLetter: { window: 6 * HOUR, account: 10, mailbox: 5, network: 200, uncounted: 'fails' },
  saveProfile: { window: HOUR, account: 60, network: 1000, uncounted: 'goes-on' },
  exportData: { window: DAY, account: 10, network: 200, uncounted: 'fails' },
  deleteAccount: { window: HOUR, account: 10, network: 100, uncounted: 'goes-on' },
  /** All that is asked of one's claims, and of what is taken, apart: a press of "La quiero". A hall of people may be behind a network. */
  claims: { window: 10 * MINUTES, account: 120, network: 3000, uncounted: 'fails' },
  take: { window: HOUR, account: 30, network: 600, uncounted: 'fails' },
  /** A counter that takes somebody in each second; helpers have no account, so they count by their network alone. */
  counter: { window: 10 * MINUTES, account: 600, network: 3000, uncounted: 'fails' },
  /** Letters that were nobody's, by counter: those that were right are given back. */
  letters: { window: 10 * MINUTES, account: 20, network: 60, uncounted: 'fails', returns: true },
  /** All that is asked of seats, and of what is changed, apart: asking for them, giving them up. */
  seats: { window: 10 * MINUTES, account: 120, network: 3000, uncounted: 'fails' },
  go: { window: HOUR, account: 60, network: 1200, uncounted: 'fails' },
  /** Letters: notices that one creator's acts cause, notices to one mailbox, and letters of accounts to one mailbox. */
  noticesBy: { window: DAY, account: 1000, uncounted: 'fails' },
  noticesTo: { window: DAY, account: 10, uncounted: 'fails' },
  accountMailTo: { window: DAY, account: 10, uncounted: 'fails' },
  /** Pictures: 27 events with all of theirs. The trigger is delivered again when it fails. */
  upload: { window: DAY, account: 300, uncounted: 'fails' },
} satisfies Record<CallableName, Limit> & Record<string, Limit>;

export type Scope = keyof typeof TABLE;

/**
 * So many times a network's limit may be reached by the last entry of a call's way: somebody past Hosting, or one network of Google's
 * servers, with all whom Hosting sends through it (limits/network.ts).
 */
export const PAST_HOSTING = 10;

import { read, write } from '@vidriera/session/local-storage';
import { isSessionOver } from '../going/is-session-over.ts';

/** `goes`: has seats on some date of an event. `waits`: is only on waiting lists. */
export type OwnSeatState = 'goes' | 'waits';
interface Known {
  uid: string;
  at: number;
  events: Record<string, OwnSeatState>;
  /** Dates to be reminded of: 'event 2026-11-28'. */
  reminders: readonly string[];
}

const KEY = 'vidriera.ownSeats';
const FRESH_MS = 5 * 60_000;
/** Each area bundles its own copy of this module; this event keeps them in step. */
const KEPT = 'vidriera:own-seats';
const CHANGED = 'vidriera:seats-changed';
const NOTHING: Known = { uid: '', at: 0, events: {}, reminders: [] };

/** Parsed again only when the stored text changes: every card reads it. */
let parsed: { text: string | null; known: Known } = { text: null, known: NOTHING };

function known(): Known {
  const text = read(KEY, 'sessionStorage');
  if (text !== parsed.text) parsed = { text, known: parse(text) };
  return parsed.known;
}

/** Another build may have written it, so it is checked. */
function parse(text: string | null): Known {
  try {
    const { uid, at, events, reminders }: Partial<Known> = Object(JSON.parse(text ?? 'null'));
    return typeof uid === 'string' && typeof at === 'number' && Array.isArray(reminders)
      ? { uid, at, events: Object(events), reminders }
      : NOTHING;
  } catch (error) {
    if (error instanceof SyntaxError) return NOTHING;
    throw error;
  }
}

/** Returns a person's state at an event, as far as this tab knows. */
export const ownSeatState = (uid: string | null, evento: string): OwnSeatState | null =>
  (known().uid === uid && known().events[evento]) || null;

/** Whether a person asked to be reminded of a date, as far as this tab knows. */
export const hasOwnReminder = (uid: string | null, evento: string, fecha: string): boolean =>
  known().uid === uid && known().reminders.includes(nameOf({ evento, fecha }));

const nameOf = ({ evento, fecha }: { evento: string; fecha: string }): string => `${evento} ${fecha}`;

export const isOwnSeatsFresh = (uid: string): boolean =>
  known().uid === uid && Date.now() - known().at < FRESH_MS;

/** Keeps an answer for this tab; nothing after the person's session. */
export function keepOwnSeats(
  uid: string,
  parties: readonly { evento: string; held: number }[],
  reminders: readonly { evento: string; fecha: string }[],
): void {
  if (isSessionOver(uid)) return;
  const events: Known['events'] = {};
  for (const { evento, held } of parties)
    if (held > 0) events[evento] = 'goes';
    else events[evento] ??= 'waits';
  put(JSON.stringify({ uid, at: Date.now(), events, reminders: reminders.map(nameOf) } satisfies Known));
}

export function forgetOwnSeats(): void {
  put(null);
  dispatchEvent(new Event(CHANGED));
}

function put(text: string | null): void {
  write(KEY, text, 'sessionStorage');
  dispatchEvent(new Event(KEPT));
}

function subscribe(event: string, listener: () => void): () => void {
  addEventListener(event, listener);
  return () => removeEventListener(event, listener);
}
/** Subscribes to changes of the stored answer. @returns unsubscribes */
export const subscribeOwnSeats = (listener: () => void) => subscribe(KEPT, listener);
/** Subscribes to changes that this person made to their seats and reminders. @returns unsubscribes */
export const subscribeSeatChanges = (listener: () => void) => subscribe(CHANGED, listener);

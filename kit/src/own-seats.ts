import { read, write } from '@vidriera/session/local-storage';

/** `goes`: has seats of some date of an event. `waits`: only waits. */
export type OwnSeatState = 'goes' | 'waits';
interface Known {
  uid: string;
  /** When the server said so, in milliseconds. */
  at: number;
  events: Record<string, OwnSeatState>;
}

const KEY = 'vidriera.ownSeats';
const FRESH_MS = 5 * 60_000;
/** Every area holds a copy of this module: the window's event tells the others that the kept answer changed. */
const KEPT = 'vidriera:own-seats';
const CHANGED = 'vidriera:seats-changed';
const NOTHING: Known = { uid: '', at: 0, events: {} };

/** The kept text is parsed again only when it changes: every card asks. */
let parsed: { text: string | null; known: Known } = { text: null, known: NOTHING };

function known(): Known {
  const text = read(KEY, 'sessionStorage');
  if (text !== parsed.text) parsed = { text, known: parse(text) };
  return parsed.known;
}

/** Another build of the product, or another script, may have written it. */
function parse(text: string | null): Known {
  try {
    const { uid, at, events }: Partial<Known> = Object(JSON.parse(text ?? 'null'));
    return typeof uid === 'string' && typeof at === 'number' ? { uid, at, events: Object(events) } : NOTHING;
  } catch (error) {
    if (error instanceof SyntaxError) return NOTHING;
    throw error;
  }
}

/** How somebody stands with an event, as far as this tab knows. */
export const ownSeatState = (uid: string | null, evento: string): OwnSeatState | null =>
  (known().uid === uid && known().events[evento]) || null;

/** Whether the kept answer is this person's, and of the last minutes. */
export const isOwnSeatsFresh = (uid: string): boolean =>
  known().uid === uid && Date.now() - known().at < FRESH_MS;

/** Keeps what somebody is down for, in this tab. */
export function keepOwnSeats(uid: string, parties: readonly { evento: string; tiene: number }[]): void {
  const events: Known['events'] = {};
  for (const { evento, tiene } of parties)
    if (tiene > 0) events[evento] = 'goes';
    else events[evento] ??= 'waits';
  put(JSON.stringify({ uid, at: Date.now(), events } satisfies Known));
}

/** Forgets the kept answer, because seats changed. */
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
/** Calls `listener` when the kept answer changes, until the returned function is called. */
export const subscribeOwnSeats = (listener: () => void) => subscribe(KEPT, listener);
/** Calls `listener` when this person asked for seats or gave them up, until the returned function is called. */
export const subscribeSeatChanges = (listener: () => void) => subscribe(CHANGED, listener);

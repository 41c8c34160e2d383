import { readHint } from './cache.ts';
import { dropKeptAnswers } from './stale.ts';
import type { SessionState } from './types.ts';

/** What the server renders with, and the browser until Auth has reported. */
export const INITIAL: SessionState = { user: null, loading: true, error: null };

let state = INITIAL;
const listeners = new Set<() => void>();

export const currentSession = (): SessionState => state;

export function publishSession(next: SessionState): SessionState {
  if (next.user?.uid !== state.user?.uid) dropKeptAnswers();
  state = next;
  for (const listener of listeners) listener();
  return next;
}

/** Auth could not be asked. That says nothing of anybody: whom this browser remembers goes on as one of whom there is no report yet. */
export function publishUnasked(error: SessionState['error']): void {
  publishSession({ ...state, loading: state.loading && readHint() !== null, error });
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why a session ended that nobody ended here: it ran out or was revoked, or another tab signed out. */
export type SessionEnd = 'expired' | 'other-tab';

let ended: SessionEnd | null = null;

export const whyEnded = (): SessionEnd | null => ended;

export function rememberEnd(why: SessionEnd | null): void {
  ended = why;
}

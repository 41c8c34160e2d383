import { readHint } from './cache.ts';
import { dropKeptAnswers } from './stale.ts';
import type { SessionState } from './types.ts';

/** The server's state, and the browser's until Auth reports. */
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

/** Auth failed to load. Remembered people stay unreported. */
export function publishUnasked(error: SessionState['error']): void {
  publishSession({ ...state, loading: state.loading && readHint() !== null, error });
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why a session ended by itself: expired or revoked, or another tab signed out. */
export type SessionEnd = 'expired' | 'other-tab';

let ended: SessionEnd | null = null;

export const whyEnded = (): SessionEnd | null => ended;

export function rememberEnd(why: SessionEnd | null): void {
  ended = why;
}

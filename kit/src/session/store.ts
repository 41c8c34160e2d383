import type { SessionState } from './types.ts';

/** What the server renders with, and the browser until Auth has reported. */
export const INITIAL: SessionState = { user: null, loading: true, error: null };

let state = INITIAL;
const listeners = new Set<() => void>();

export const current = (): SessionState => state;

export function publish(next: SessionState): SessionState {
  state = next;
  for (const listener of listeners) listener();
  return next;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { LOCAL_KEYS } from 'domain/values/limits';
import { SEEN_KEY } from '../last-seen/kept.ts';
import { read, write } from '../local-storage.ts';
import type { SessionUser } from './types.ts';

/** Remembers who is signed in; `null` forgets. What was kept for somebody else goes. */
export function writeHint(user: SessionUser | null): void {
  if (user?.uid !== read(LOCAL_KEYS.userId)) forgetSeen();
  write(LOCAL_KEYS.userId, user?.uid ?? null);
  write(LOCAL_KEYS.role, user?.role ?? null);
  write(LOCAL_KEYS.username, user?.username || null);
}

function forgetSeen(): void {
  try {
    for (const key of Object.keys(localStorage ?? {}))
      if (key.startsWith(SEEN_KEY)) localStorage.removeItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

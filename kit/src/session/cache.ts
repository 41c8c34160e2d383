import { isRole, type Role } from 'domain/usuario/usuario';
import { isUid, type Uid } from 'domain/values/ids';
import { LOCAL_KEYS } from 'domain/values/limits';
import { forgetAll, read, write } from '../local-storage.ts';
import type { SessionUser } from './types.ts';

/** What the browser remembers of the last session: good for a first paint, never an authority. */
export interface SessionHint {
  uid: Uid;
  role: Role | null;
  /** `null` where it is not remembered, or there is none yet. */
  username: string | null;
}

/** The remembered session, or `null` (also where local storage is forbidden, and on a server). */
export function readHint(): SessionHint | null {
  const uid = read(LOCAL_KEYS.userId);
  if (!isUid(uid)) return null;
  const role = read(LOCAL_KEYS.role);
  return { uid, role: isRole(role) ? role : null, username: read(LOCAL_KEYS.username) || null };
}

/** Remembers who is signed in; `null` forgets. What was kept for somebody else goes. */
export function writeHint(user: SessionUser | null): void {
  if (user?.uid !== read(LOCAL_KEYS.userId)) forgetAll(LOCAL_KEYS.seen);
  write(LOCAL_KEYS.userId, user?.uid ?? null);
  write(LOCAL_KEYS.role, user?.role ?? null);
  write(LOCAL_KEYS.username, user?.username || null);
}

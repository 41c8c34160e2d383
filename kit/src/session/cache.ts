import { esUid, type Uid } from 'domain/ids';
import { CLAVES_LOCALES } from 'domain/limits';
import { esRole, type Role } from 'domain/usuario';
import { read, write } from '../local-storage.ts';
import type { SessionUser } from './types.ts';

/** What the browser remembers of the last session: good for a first paint, never an authority. */
export interface SessionHint {
  uid: Uid;
  role: Role | null;
}

/** The remembered session, or `null` (also where local storage is forbidden, and on a server). */
export function readHint(): SessionHint | null {
  const uid = read(CLAVES_LOCALES.userId);
  if (!esUid(uid)) return null;
  const role = read(CLAVES_LOCALES.role);
  return { uid, role: esRole(role) ? role : null };
}

/** Remembers who is signed in; `null` forgets. */
export function writeHint(user: SessionUser | null): void {
  write(CLAVES_LOCALES.userId, user?.uid ?? null);
  write(CLAVES_LOCALES.role, user?.role ?? null);
}

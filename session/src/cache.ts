import { isRole, type Role } from '@vidriera/domain/usuario/usuario';
import { isUid, type Uid } from '@vidriera/domain/values/ids';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { read } from './local-storage.ts';

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

import { isRole, type Role } from '@vidriera/domain/usuario/usuario';
import { isUid, type Uid } from '@vidriera/domain/values/ids';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { read } from './local-storage.ts';

/** The remembered session, for the first paint. It grants nothing. */
export interface SessionHint {
  uid: Uid;
  role: Role | null;
  /** `null` if unknown, or not chosen yet. */
  username: string | null;
}

/** Returns the remembered session, or `null`; `null` on a server and if storage is forbidden. */
export function readHint(): SessionHint | null {
  const uid = read(LOCAL_KEYS.userId);
  if (!isUid(uid)) return null;
  const role = read(LOCAL_KEYS.role);
  return { uid, role: isRole(role) ? role : null, username: read(LOCAL_KEYS.username) || null };
}

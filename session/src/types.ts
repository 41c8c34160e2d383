import type { Failure } from '@vidriera/domain/failure';
import type { Role } from '@vidriera/domain/usuario/usuario';
import type { Uid } from '@vidriera/domain/values/ids';

/** Who is signed in, from their own `user` document. */
export interface SessionUser {
  uid: Uid;
  email: string;
  /** '' while the account's `user` document can't be read. */
  username: string;
  displayName: string | null;
  /** Storage download URL; show it through `domain/image/image`'s `thumbnailUrl`. */
  photoUrl: string | null;
  /** `null` until the profile was completed. */
  role: Role | null;
}

export interface SessionState {
  user: SessionUser | null;
  /** True until the first report of Firebase Auth. */
  loading: boolean;
  /** Why the session or its document could not be read; `user` then holds what is known. */
  error: Failure | null;
}

import type { Failure } from '@vidriera/domain/failure';
import type { TermsToAccept } from '@vidriera/domain/site/terms';
import type { Role } from '@vidriera/domain/usuario/usuario';
import type { Uid } from '@vidriera/domain/values/ids';

/** The signed-in person, from their `user` document. */
export interface SessionUser {
  uid: Uid;
  email: string;
  /** '' if the document can't be read. */
  username: string;
  displayName: string | null;
  /** Storage download URL; show it through `domain/image/image`'s `thumbnailUrl`. */
  photoUrl: string | null;
  /** `null` until the profile is complete. */
  role: Role | null;
  /** Why the person must accept the terms; `null` if accepted. Missing: unknown. */
  terms?: TermsToAccept | null;
  /** The end of the account's last suspension, which may be over; `null` or missing: none. */
  suspendedUntil?: Date | null;
  /** Uids of those whose items the person does not see; missing: unknown. */
  blocked?: readonly string[];
}

export interface SessionState {
  user: SessionUser | null;
  /** True until the first report of Firebase Auth. */
  loading: boolean;
  /** The failure of Auth or the document; `user` then has the known fields. */
  error: Failure | null;
}

import { hasCreadorBars } from '@vidriera/domain/usuario/may';
import type { Role } from '@vidriera/domain/usuario/usuario';
import { type SessionUser, sessionHint, useSession } from '@vidriera/session';
import { useEffect, useSyncExternalStore } from 'react';

export interface FrameMember {
  /** `null` while the person is only remembered. */
  user: SessionUser | null;
  role: Role | null;
  creator: boolean;
}

const never = () => () => undefined;
const hintedUid = () => sessionHint()?.uid ?? null;

/**
 * Returns the signed-in person, or `null`; the remembered one until Auth reports, so that the frame does not shift.
 * `:root[data-session]` tells style sheets the same before the first paint.
 */
export function useMember(): FrameMember | null {
  const { user, loading } = useSession();
  const hinted = useSyncExternalStore(never, hintedUid, () => null);
  const signedIn = user !== null || (loading && hinted !== null);
  const role = user ? user.role : (sessionHint()?.role ?? null);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (signedIn) dataset.session = role ?? '';
    else delete dataset.session;
  }, [signedIn, role]);
  if (!signedIn) return null;
  return { user, role, creator: hasCreadorBars(role) };
}

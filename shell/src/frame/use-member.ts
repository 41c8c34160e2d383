import { hasCreadorBars } from '@vidriera/domain/usuario/may';
import type { Role } from '@vidriera/domain/usuario/usuario';
import { type SessionUser, sessionHint, useSession } from '@vidriera/session';
import { useEffect, useSyncExternalStore } from 'react';

/** Who the frame is drawn for. */
export interface FrameMember {
  /** `null` while only the browser's memory says that somebody is signed in. */
  user: SessionUser | null;
  role: Role | null;
  /** Whether publishing is offered. */
  creator: boolean;
}

const never = () => () => undefined;
const hintedUid = () => sessionHint()?.uid ?? null;

/**
 * The signed-in person, or `null`. Before Auth has reported, who the browser remembers: the frame then does not jump when the
 * report comes. `:root[data-session]` says the same to the style sheets, from before the first paint on.
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

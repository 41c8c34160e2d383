import { useNavigate } from '@vidriera/router';
import { useSession } from '@vidriera/session';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads whoever is signed in already away from a screen that has nothing for them, in its own place of the history.
 * @returns true while the screen itself signs somebody in, and leads on from there
 */
export function useSignedInAway(target: string): RefObject<boolean> {
  const { user, loading } = useSession();
  const navigate = useNavigate();
  const entering = useRef(false);
  useEffect(() => {
    if (user && !loading && !entering.current) void navigate(target, { replace: true });
  }, [user, loading, target, navigate]);
  return entering;
}

import { useNavigate } from '@vidriera/router';
import { useSession } from '@vidriera/session';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Redirects signed-in people away from a screen for visitors.
 * @returns a ref; set it while the screen itself signs in and navigates
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

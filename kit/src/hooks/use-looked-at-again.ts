import { useEffect } from 'react';

/**
 * Checks at once, and (`fresh`) when the page becomes visible again, whether the address is confirmed: that happens in another tab or
 * app.
 * @param look must be stable
 */
export function useLookedAtAgain(look: (fresh: boolean) => Promise<void>): void {
  useEffect(() => {
    void look(false);
    const onReturn = () => document.visibilityState === 'visible' && void look(true);
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [look]);
}

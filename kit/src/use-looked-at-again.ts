import { useEffect } from 'react';

/**
 * Looks whether the address is confirmed at once, and (`fresh`) when the page comes back into view: it is confirmed in another tab, or in
 * the mail's own app.
 * @param look keeps its identity while it means the same
 */
export function useLookedAtAgain(look: (fresh: boolean) => Promise<void>): void {
  useEffect(() => {
    void look(false);
    const onReturn = () => document.visibilityState === 'visible' && void look(true);
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [look]);
}

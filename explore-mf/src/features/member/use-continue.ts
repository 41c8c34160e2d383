import { forgetPress, pendingPress } from '@vidriera/kit/after-sign-in';
import { sessionHint, useUser } from '@vidriera/session';
import { useEffect, useRef } from 'react';

/**
 * Opens an item's window again for a visitor who pressed for it and is back with an account. A visitor who is back without one loses the press.
 * @param open opens the window
 * @returns the id of who is signed in
 */
export function useContinue(id: string, open: () => void): string | undefined {
  const uid = useUser()?.uid;
  const latest = useRef(open);
  useEffect(() => {
    const press = pendingPress();
    if (press?.act !== 'open' || press.id !== id) return;
    if (!uid && !sessionHint()) forgetPress();
    if (uid) latest.current();
  }, [uid, id]);
  return uid;
}

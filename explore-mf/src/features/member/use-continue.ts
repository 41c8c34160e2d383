import { forgetPendingAction } from '@vidriera/kit/after-sign-in';
import { takePendingAction } from '@vidriera/kit/resume-action';
import { sessionHint, useUser } from '@vidriera/session';
import { useEffect, useRef } from 'react';

/**
 * Opens an item's dialog again for a visitor who pressed for it and is back with an account. A visitor who comes back without one loses the
 * pending action.
 * @param open opens the dialog
 * @returns the id of the signed-in person
 */
export function useContinue(id: string, open: () => void): string | undefined {
  const uid = useUser()?.uid;
  const latest = useRef(open);
  useEffect(() => {
    if (uid) void takePendingAction(uid, 'open', id).then((item) => item && latest.current());
    else if (!sessionHint()) forgetPendingAction();
  }, [uid, id]);
  return uid;
}

import { isCodeAsked } from '@vidriera/kit/code/is-code-asked';
import { forgetPress, type ItemAction } from '@vidriera/kit/going/after-sign-in';
import { memberId } from '@vidriera/kit/going/member';
import { takePendingAction } from '@vidriera/kit/going/resume-action';
import { useUser } from '@vidriera/session';
import { useEffect, useRef } from 'react';
import { codeWhere } from './code-where.ts';

/**
 * Reopens an item's dialog after the visitor signed in for it, or while they wait for a code. A visitor who returns without an account loses the
 * pending action.
 * @param open opens the dialog
 * @param act what the visitor pressed
 * @returns the id of the signed-in person
 */
export function useContinue(
  id: string,
  open: () => void,
  act: ItemAction['act'] = 'open',
): string | undefined {
  const uid = useUser()?.uid;
  const latest = useRef(open);
  useEffect(() => {
    if (uid) void takePendingAction(uid, act, id).then((item) => item && latest.current());
    else if (!memberId()) {
      forgetPress();
      if (isCodeAsked(codeWhere(location.pathname, act))) latest.current();
    }
  }, [uid, id, act]);
  return uid;
}

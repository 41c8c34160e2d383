import { forgetPendingAction } from '@vidriera/kit/after-sign-in';
import { bindPendingAction } from '@vidriera/kit/resume-action';
import { useRevalidator } from '@vidriera/router';
import { useSession, whyEnded } from '@vidriera/session';
import { useEffect, useRef } from 'react';

/**
 * Runs the loaders again when somebody signs in or out, here or in another tab; guards then redirect. What a visitor was about to do is
 * bound to the account that signs in, and forgotten when its session ends.
 */
export function useSessionChanges(): void {
  const { user, loading } = useSession();
  const { revalidate } = useRevalidator();
  const uid = user?.uid ?? null;
  const before = useRef<string | null>(undefined);
  useEffect(() => {
    if (loading) return;
    if (uid) void bindPendingAction(uid);
    else if (before.current) forgetPendingAction();
    // At the first report the remembered person may have no session any more: the screen was loaded for them.
    const changed = before.current === undefined ? whyEnded() !== null : before.current !== uid;
    before.current = uid;
    if (changed) void revalidate();
  }, [uid, loading, revalidate]);
}

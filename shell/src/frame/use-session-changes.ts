import { useRevalidator } from '@vidriera/router';
import { useSession, whyEnded } from '@vidriera/session';
import { useEffect, useRef } from 'react';

/** Runs the loaders again when somebody signs in or out, here or in another tab: guards then send away who has left. */
export function useSessionChanges(): void {
  const { user, loading } = useSession();
  const { revalidate } = useRevalidator();
  const uid = user?.uid ?? null;
  const before = useRef<string | null>(undefined);
  useEffect(() => {
    if (loading) return;
    // At the first report, somebody the browser remembered may have no session any more: what stands was shown to them.
    const changed = before.current === undefined ? whyEnded() !== null : before.current !== uid;
    before.current = uid;
    if (changed) void revalidate();
  }, [uid, loading, revalidate]);
}

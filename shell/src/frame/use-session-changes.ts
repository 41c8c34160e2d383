import { CODE_KEY } from '@vidriera/kit/code/is-code-asked';
import { bindPendingAction } from '@vidriera/kit/going/resume-action';
import { useRevalidator } from '@vidriera/router';
import { useSession, whyEnded } from '@vidriera/session';
import { write } from '@vidriera/session/local-storage';
import { useEffect, useRef } from 'react';

/** Fetched when it is needed: every page has this module. */
const forget = () =>
  import('@vidriera/kit/going/forget-session')
    .then(({ forgetSession }) => forgetSession())
    .catch((caught: unknown) => console.warn('the data of the ended session stay in this browser:', caught));

/**
 * Runs the loaders again after a sign-in or sign-out in any tab; guards then redirect. A sign-in binds the pending action to the
 * account; the end of the session deletes what the browser has of the person.
 */
export function useSessionChanges(): void {
  const { user, loading } = useSession();
  const { revalidate } = useRevalidator();
  const uid = user?.uid ?? null;
  const before = useRef<string | null>(undefined);
  useEffect(() => {
    if (loading) return;
    if (uid) {
      void bindPendingAction(uid);
      // Whoever asked for a code is in; another account has nothing of it.
      write(CODE_KEY, null);
    }
    // At the first report, the session of the remembered person may be over. The screen was loaded for that person.
    const changed = before.current === undefined ? whyEnded() !== null : before.current !== uid;
    if (changed && !uid) void forget();
    before.current = uid;
    if (changed) void revalidate();
  }, [uid, loading, revalidate]);
}

import { type SessionUser, sessionHint, useUnreported, useUser } from '@vidriera/session';
import { useMemo } from 'react';

/**
 * Whose post it is: before Auth has reported, whom the browser remembers. Their form can be filled in; what is saved waits for the report
 * (`useSave`).
 */
export function useAuthor(): SessionUser | null {
  const user = useUser();
  const unreported = useUnreported();
  return useMemo(() => {
    const hint = unreported ? sessionHint() : null;
    return (
      user ??
      (hint && { ...hint, username: hint.username ?? '', email: '', displayName: null, photoUrl: null })
    );
  }, [user, unreported]);
}

import { type SessionUser, sessionHint, useUnreported, useUser } from '@vidriera/session';
import { useMemo } from 'react';

/** Returns the post's author: the remembered one until Auth reports. The form can be filled in meanwhile; saving waits (`useSave`). */
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

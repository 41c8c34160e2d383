import { LOCAL_KEYS } from 'domain/values/limits';
import { useEffect } from 'react';
import { read } from '../local-storage.ts';
import { WRITTEN } from '../written.ts';
import { forgetSeen, keepSeen } from './kept.ts';

/** Milliseconds after which a screen is kept: hearts and pictures are there by then. */
const SETTLED_MS = 1000;

/**
 * Has the browser keep what the screen shows, so that it stands at once when it is opened the next time (shell/src/start/last-seen.ts): soon after
 * `shown` changed or something was written, and when the page is left.
 * @param shown what it shows; nothing is kept while there is none
 */
export function useLastSeen(shown: unknown): void {
  useEffect(() => {
    if (!shown) return;
    const whose = read(LOCAL_KEYS.userId);
    const { pathname } = location;
    let isOld = false;
    const keep = () => {
      isOld = false;
      if (read(LOCAL_KEYS.userId) === whose && location.pathname === pathname) keepSeen();
    };
    let settled = setTimeout(keep, SETTLED_MS);
    const changed = () => {
      isOld = true;
      if (location.pathname === pathname) forgetSeen();
      clearTimeout(settled);
      settled = setTimeout(keep, SETTLED_MS);
    };
    const left = () => void (document.visibilityState === 'hidden' && !isOld && keep());
    document.addEventListener('visibilitychange', left);
    addEventListener(WRITTEN, changed);
    return () => {
      clearTimeout(settled);
      removeEventListener(WRITTEN, changed);
      document.removeEventListener('visibilitychange', left);
    };
  }, [shown]);
}

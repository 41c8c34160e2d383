import { sessionNow } from '@vidriera/session';

/**
 * Whether a person's session has ended in this browser. What is stored of them was deleted then, so an answer that comes later is not
 * stored. `false` before Auth's first report.
 */
export function isSessionOver(uid: string): boolean {
  const { user, loading } = sessionNow();
  return !loading && user?.uid !== uid;
}

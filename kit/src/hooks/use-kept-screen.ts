import { useEffect } from 'react';
import { isSessionOver } from '../going/is-session-over.ts';
import { keepScreen } from './keep-screen.ts';

/**
 * Keeps this screen for reloading without a signal.
 * @param path of the screen
 * @param uid whose session it ends with; without one, it outlives sessions
 */
export function useKeptScreen(path: string, uid?: string): void {
  useEffect(() => {
    keepScreen(path, () => uid !== undefined && isSessionOver(uid)).catch((error: unknown) =>
      console.info('This screen will not reload without a signal:', error),
    );
  }, [path, uid]);
}

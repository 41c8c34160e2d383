import { useEffect } from 'react';
import { keepScreen } from './keep-screen.ts';

/** Keeps this screen for reloading without a signal. @param path of the screen */
export function useKeptScreen(path: string): void {
  useEffect(() => {
    keepScreen(path).catch((error: unknown) =>
      console.info('This screen will not reload without a signal:', error),
    );
  }, [path]);
}

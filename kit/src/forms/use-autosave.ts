import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const PAUSE = 400;

/**
 * Calls `keep` when typing pauses, and when the form unmounts or the page closes, so that a closed tab loses nothing.
 * @param keep must be stable while its target is the same
 */
export function useAutosave<V extends FieldValues>(
  subscribe: UseFormReturn<V>['subscribe'],
  keep: () => void,
): void {
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      clearTimeout(wait);
      wait = undefined;
      keep();
    };
    const drop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(wait);
        wait = setTimeout(now, PAUSE);
      },
    });
    const onLeave = () => wait !== undefined && now();
    addEventListener('pagehide', onLeave);
    return () => {
      drop();
      removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, [subscribe, keep]);
}

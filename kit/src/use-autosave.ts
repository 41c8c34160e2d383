import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Milliseconds without typing until what was typed is kept. */
const PAUSE = 400;

/**
 * Calls `keep` when typing in a form has rested, and at the latest when the form or the page goes: a closed tab costs nothing.
 * @param keep the same function as long as what it writes to is the same
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

import { useRef } from 'react';

/** Returns the act; a press while it runs does nothing. State would be set too late: an act may wait before it sets any. */
export function useOneAtATime<A extends unknown[]>(
  act: (...args: A) => Promise<void>,
): (...args: A) => Promise<void> {
  const running = useRef(false);
  return async (...args) => {
    if (running.current) return;
    running.current = true;
    try {
      await act(...args);
    } finally {
      running.current = false;
    }
  };
}

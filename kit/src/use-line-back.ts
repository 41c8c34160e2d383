import { useEffect, useRef } from 'react';

/** Milliseconds after `online` at which it retries: the connection may need a moment. */
const TRIES_MS = [0, 1000, 4000];

/** Calls `retry` when the connection is back, while mounted. */
export function useLineBack(retry: () => unknown): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    let tries: ReturnType<typeof setTimeout>[] = [];
    const stop = () => tries.forEach(clearTimeout);
    const back = () => {
      stop();
      // A retry that reloads the page must not be interrupted by the next one.
      addEventListener('beforeunload', stop, { once: true });
      tries = TRIES_MS.map((wait) => setTimeout(() => latest.current(), wait));
    };
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      removeEventListener('beforeunload', stop);
      stop();
    };
  }, []);
}

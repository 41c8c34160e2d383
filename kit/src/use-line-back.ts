import { useEffect, useRef } from 'react';

/** When it is tried again, in milliseconds after the browser says that it is connected: the line may need a moment more. */
const TRIES_MS = [0, 1000, 4000];

/** Tries again when the connection is back, as long as what could not be had is missing: while the component stands. */
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
      // What tries by loading the page anew is not to be cut short by the next try.
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

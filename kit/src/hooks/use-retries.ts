import { useEffect, useRef } from 'react';

/** Seconds until the next attempt: the first one after `online`, since the connection may need a moment. Then the last one again. */
const WAITS = [1, 8, 16, 32, 60];

/** Half to one and a half times as long, so that not all the tabs that an outage has hit come back at once. */
const withJitter = (seconds: number): number => seconds * 1000 * (0.5 + Math.random());

/** After a reload the first wait is the longest: the reload may have been such an attempt. */
const isReloaded = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'reload';

/**
 * Repeats a failed read while mounted: at growing distances, in a visible tab with a connection, and at once when the connection is back.
 * @param retry its promise is waited for, so that no attempt interrupts another
 * @param mayPass whether another attempt may succeed
 */
export function useRetries(retry: () => unknown, mayPass = true): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => (mayPass ? keepTrying(() => latest.current()) : undefined), [mayPass]);
}

/** @returns a function that stops it */
function keepTrying(retry: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = false;
  let step = isReloaded() ? WAITS.length - 1 : 1;
  const stop = new AbortController();
  const { signal } = stop;
  const wait = () => {
    if (signal.aborted) return;
    timer = setTimeout(attempt, withJitter(WAITS[step] ?? 0));
    step = Math.min(step + 1, WAITS.length - 1);
  };
  const attempt = async () => {
    clearTimeout(timer);
    due = document.visibilityState === 'hidden' || !navigator.onLine;
    if (due) return;
    try {
      await retry();
    } finally {
      wait();
    }
  };
  const onReturn = () => void (due && attempt());
  const onLine = () => {
    step = 0;
    void attempt();
  };
  document.addEventListener('visibilitychange', onReturn, { signal });
  addEventListener('online', onLine, { signal });
  // An attempt that reloads the page must not be interrupted by the next one.
  addEventListener('beforeunload', () => stop.abort(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
  return () => stop.abort();
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { createCounter, type RedeemCounter } from './counter.ts';
import type { CounterIdentity } from './counter-identity.ts';
import { hasUnsent } from './counter-store.ts';

/** Milliseconds between attempts to send offline redemptions. */
const TRIES = 15_000;

/** The counter of this identity. Sends offline redemptions at once, when the connection is back, and periodically. */
export function useCounter(who: CounterIdentity) {
  const [counter] = useState<RedeemCounter>(() => createCounter(who));
  const { kept, signal } = useSyncExternalStore(counter.subscribe, counter.state);
  const [problem, setProblem] = useState('');
  const waits = hasUnsent(kept);

  useEffect(() => {
    addEventListener('storage', counter.reread);
    return () => removeEventListener('storage', counter.reread);
  }, [counter]);

  useEffect(() => {
    if (!waits) return setProblem('');
    const tell = () => void settleAlone(counter).then(setProblem);
    tell();
    const timer = setInterval(tell, TRIES);
    addEventListener('online', tell);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tell);
    };
  }, [counter, waits]);
  return { counter, kept, signal, problem };
}

/** A lock: one tab sends at a time. */
const settleAlone = (counter: RedeemCounter): Promise<string> =>
  'locks' in navigator
    ? navigator.locks.request('vidriera.mostrador', { ifAvailable: true }, (lock) =>
        lock ? counter.settle() : '',
      )
    : counter.settle();

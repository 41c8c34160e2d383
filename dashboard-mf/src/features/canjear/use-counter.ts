import { useEffect, useState, useSyncExternalStore } from 'react';
import { createCounter, type RedeemCounter } from './counter.ts';
import type { CounterIdentity } from './counter-identity.ts';

/** Milliseconds between two tries to tell what was taken in without a signal. */
const TRIES = 15_000;

/** The counter of who stands here. What it took in without a signal is told at once, when the signal is back, and every now and then. */
export function useCounter(who: CounterIdentity) {
  const [counter] = useState<RedeemCounter>(() => createCounter(who));
  const { kept, signal } = useSyncExternalStore(counter.subscribe, counter.state);
  const [problem, setProblem] = useState('');
  const waits = kept.queue.length > 0;

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

/** One tab tells it, not two at once. */
const settleAlone = (counter: RedeemCounter): Promise<string> =>
  'locks' in navigator
    ? navigator.locks.request('vidriera.mostrador', { ifAvailable: true }, (lock) =>
        lock ? counter.settle() : '',
      )
    : counter.settle();

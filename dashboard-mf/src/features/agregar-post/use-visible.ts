import { readItem } from '@vidriera/kit/data/read';
import type { OwnItem } from '@vidriera/kit/data/schemas';
import { useEffect, useState } from 'react';

/** Milliseconds until it is looked for the first time, and the longest wait between two looks: after that nobody waits any more. */
const WAIT = { first: 1000, last: 32_000 };

/** Whether everybody sees an own item by now: the server shows it a moment after it was written, later when it is busy. */
export function useVisible({ tipo, id, visible }: OwnItem): boolean {
  const [seen, setSeen] = useState(visible);
  useEffect(() => {
    if (seen) return;
    let wait = WAIT.first;
    const look = async () => {
      const now = await readItem(tipo, id).catch(() => null); // asked again
      if (now?.visible) setSeen(true);
      else if (wait < WAIT.last) plan(wait * 2);
    };
    let clock: ReturnType<typeof setTimeout>;
    const plan = (ms: number) => {
      wait = ms;
      clock = setTimeout(() => void look(), ms);
    };
    plan(wait);
    return () => {
      wait = WAIT.last;
      clearTimeout(clock);
    };
  }, [tipo, id, seen]);
  return seen;
}

import { readItem } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { useEffect, useState } from 'react';

/** Milliseconds until the first check, and the longest pause; after that it stops. */
const WAIT = { first: 1000, last: 32_000 };

/** Whether an own item is public by now: the server publishes it a moment after it was written. @param isPublic whether it is to be */
export function useVisible({ tipo, id, visible }: OwnItem, isPublic: boolean): boolean {
  const [seen, setSeen] = useState(visible);
  useEffect(() => {
    if (seen || !isPublic) return;
    let wait = WAIT.first;
    const look = async () => {
      const now = await readItem(tipo, id).catch(() => null); // a later check
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
  }, [tipo, id, seen, isPublic]);
  return seen;
}

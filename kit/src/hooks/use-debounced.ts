import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `ms` milliseconds. */
export function useDebounced<T>(value: T, ms: number): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const clock = setTimeout(() => setStill(value), ms);
    return () => clearTimeout(clock);
  }, [value, ms]);
  return still;
}

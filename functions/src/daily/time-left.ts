/** Returns whether a time from now is left, in milliseconds. */
export function timeLeft(ms: number, clock: () => number = () => performance.now()): () => boolean {
  const end = clock() + ms;
  return () => clock() < end;
}

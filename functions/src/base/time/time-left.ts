/** Returns a function that is true until `ms` milliseconds have passed. */
export function timeLeft(ms: number, clock: () => number = () => performance.now()): () => boolean {
  const end = clock() + ms;
  return () => clock() < end;
}

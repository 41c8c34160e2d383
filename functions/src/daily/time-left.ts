/** Tells whether some time, counted from now, is not over yet (milliseconds): the night's steps end by themselves before the platform ends them. */
export function timeLeft(ms: number, clock: () => number = () => performance.now()): () => boolean {
  const end = clock() + ms;
  return () => clock() < end;
}

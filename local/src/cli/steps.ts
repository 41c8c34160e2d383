const TICK_MS = 10_000;

/** Formats milliseconds for people: `0.4 s`, `12.3 s`, `2 min 5 s`. */
export function elapsed(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Runs a step and logs its start, its progress every ten seconds, and its duration. Plain lines read the same
 * in a terminal and in a log.
 */
export async function step<T>(
  title: string,
  work: () => Promise<T>,
  log: (line: string) => void = console.log,
): Promise<T> {
  const started = Date.now();
  log(`▸ ${title}…`);
  const tick = setInterval(() => log(`  … ${title}: ${elapsed(Date.now() - started)} so far`), TICK_MS);
  try {
    const result = await work();
    log(`✓ ${title} (${elapsed(Date.now() - started)})`);
    return result;
  } catch (error) {
    log(`✗ ${title} (${elapsed(Date.now() - started)})`);
    throw error;
  } finally {
    clearInterval(tick);
  }
}

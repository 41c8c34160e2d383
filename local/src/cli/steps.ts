const TICK_MS = 10_000;

/** Milliseconds as people read them: `0.4 s`, `12.3 s`, `2 min 5 s`. */
export function elapsed(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Runs one step with a line when it begins, one every ten seconds while it lasts, and one with the time it took. Plain lines,
 * so that it reads the same in a terminal and in a log.
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

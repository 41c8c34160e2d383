import { setTimeout } from 'node:timers/promises';
import { logger } from '../process/logger.ts';

/**
 * Returns after `leastMs` at the earliest, so that the time reveals nothing about the work. Logs work that
 * took longer.
 * @throws what `work` throws, after the same time
 */
export async function withLeastTime<T>(name: string, leastMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const timed = work().finally(() => {
    const ms = Math.round(performance.now() - began);
    if (ms > leastMs) logger.warn(`${name}: took longer than its least time`, { ms });
  });
  const [outcome] = await Promise.allSettled([timed, setTimeout(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

import { setTimeout } from 'node:timers/promises';
import { logger } from './logger.ts';

/**
 * Does `work`, and answers after `leastMs` at the earliest, so that the time tells nobody what was done. Work that took longer shows, and is
 * logged as such.
 * @throws what `work` throws, after the same time
 */
export async function noSooner<T>(name: string, leastMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const timed = work().finally(() => {
    const ms = Math.round(performance.now() - began);
    if (ms > leastMs) logger.warn(`${name}: longer than it is meant to seem`, { ms });
  });
  const [outcome] = await Promise.allSettled([timed, setTimeout(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

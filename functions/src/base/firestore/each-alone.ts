import { logger } from '../process/logger.ts';

/** Runs `work` one by one; logs a failure with its path and continues. @returns the sum of the results */
export async function eachAlone<T>(
  things: Iterable<T>,
  pathOf: (thing: T) => string,
  work: (thing: T) => Promise<number>,
): Promise<number> {
  let done = 0;
  for (const thing of things) {
    try {
      done += await work(thing);
    } catch (error) {
      logger.error('daily: skipped', { path: pathOf(thing), error });
    }
  }
  return done;
}

import { logger } from '../shared/logger.ts';

/** Works one by one. A failure is logged with its path, and the others go on. @returns the sum of the results */
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

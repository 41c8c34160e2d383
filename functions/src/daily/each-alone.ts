import { logger } from '../shared/logger.ts';

/**
 * Does `work` for one thing after another. What fails is logged with its path, and the others go on: a document that can't be handled
 * comes again every night, and must not keep the rest from being handled.
 * @param pathOf what is logged of one
 * @returns the sum of what `work` answered
 */
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
      logger.error('daily: left out', { path: pathOf(thing), error });
    }
  }
  return done;
}

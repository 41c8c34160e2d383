import { setTimeout } from 'node:timers/promises';

/** Milliseconds between writes: Firestore takes one per second and document. */
const APART_MS = 1100;

export type Pace = (write: () => Promise<number>) => Promise<number>;

/** Throttles writes to one per 1.1 s. A transaction that wrote nothing does not count. */
export function paced(): Pace {
  let last = Number.NEGATIVE_INFINITY;
  return async (write) => {
    const wait = last + APART_MS - performance.now();
    if (wait > 0) await setTimeout(wait);
    const parts = await write();
    if (parts > 0) last = performance.now();
    return parts;
  };
}

export const unpaced: Pace = (write) => write();

/** The pace of a whole build. The emulator of Firestore takes any number of writes. */
export const buildPace = (pace: Pace): Pace => (process.env.FUNCTIONS_EMULATOR === 'true' ? unpaced : pace);

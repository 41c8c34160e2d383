import { setTimeout } from 'node:timers/promises';

/** Firestore takes one write a second of a document for long; a little more than that, in milliseconds. */
const APART_MS = 1100;

/** Runs a transaction that may write the versions' document. Answers how many parts it wrote. */
export type Pace = (write: () => Promise<number>) => Promise<number>;

/**
 * Makes a pace that begins a write no sooner than 1.1 s after the last one ended. Notes that come meanwhile are done together. A transaction that
 * wrote nothing keeps nobody waiting.
 */
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

/** No pace: for an agenda that nobody else writes. */
export const unpaced: Pace = (write) => write();

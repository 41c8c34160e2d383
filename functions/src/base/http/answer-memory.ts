import { LRUCache } from 'lru-cache';
import { coalesced } from '../process/coalesced.ts';
import type { HttpAnswer } from './answer.ts';

export interface RequestedAddress {
  /** Its normalised form: the cache's key. */
  address: string;
  /** Whether the request used that form. */
  exact: boolean;
}

export type AnswerMemory = (
  address: RequestedAddress,
  make: () => Promise<HttpAnswer>,
) => Promise<HttpAnswer>;

/** A small part of an instance's 256 MB, enough for hundreds of pages. */
const BYTES = 16 * 1024 * 1024;
/** Overhead of an entry: headers, address, the list's own. */
const OVERHEAD = 1024;

/**
 * Caches an instance's answers by normalised address. A request in that form is always answered afresh, so
 * that people see their own writes at once. Any other form (unknown parameters, another order) gets the
 * cached answer; without one, all of them wait for a single fresh answer. So variations of an address cost
 * neither reads nor memory.
 * Everybody gets the same answer, so `make` must not depend on the caller.
 * @param bytes bound of the memory, compressed forms included
 * @returns a function that throws what `make` throws, without caching it
 */
export function answerMemory(bytes = BYTES): AnswerMemory {
  const kept = new LRUCache<string, HttpAnswer, () => Promise<HttpAnswer>>({
    maxSize: bytes,
    // The compressed forms together are smaller than the text.
    sizeCalculation: ({ body }) => 2 * body.length + OVERHEAD,
    // Callers that wait for an answer get it even if it is replaced meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_address, _old, { options, context: make }) => {
      const answer = await make();
      options.ttl = lifetime(answer);
      return answer;
    },
  });
  const afresh = coalesced<HttpAnswer>();
  return async ({ address, exact }, make) => {
    if (!exact) return kept.forceFetch(address, { context: make });
    return afresh(address, async () => {
      const answer = await make();
      if (answer.seconds > 0) kept.set(address, answer, { ttl: lifetime(answer) });
      return answer;
    });
  };
}

/** Returns milliseconds. 1 replaces 0, which lru-cache takes as unlimited. */
const lifetime = ({ seconds }: HttpAnswer): number => Math.max(1, seconds * 1000);

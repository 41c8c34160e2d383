import { LRUCache } from 'lru-cache';
import type { HttpAnswer } from './answer.ts';
import { conflated } from './conflated.ts';

/** An address as it was asked for. */
export interface AskedAddress {
  /** Its normalised form: by it an answer is kept. */
  address: string;
  /** Whether it was asked for in that very form. */
  exact: boolean;
}

export type AnswerMemory = (asked: AskedAddress, make: () => Promise<HttpAnswer>) => Promise<HttpAnswer>;

/** A small part of an instance's 256 MB, and hundreds of pages. */
const BYTES = 16 * 1024 * 1024;
/** What is kept besides its body: headers, address, the list's own. */
const BESIDES = 1024;

/**
 * An instance's memory of what it answered. An address in its normalised form is always answered afresh, so that whoever published something
 * sees it (one at a time: `conflated`), and its answer takes the place of the one kept. Any other form (a parameter nobody knows, another order) is given what is kept;
 * where that is too old, or nothing, the normalised address is answered once, however many wait. So neither reads nor memory grow with what
 * is appended to an address.
 *
 * It knows nothing of who asks: `make` must not either.
 * @param bytes bound of what is kept, compressed forms included
 * @returns a function that throws what `make` throws; nothing is kept then
 */
export function answerMemory(bytes = BYTES): AnswerMemory {
  const kept = new LRUCache<string, HttpAnswer, () => Promise<HttpAnswer>>({
    maxSize: bytes,
    // A text's compressed forms are smaller together than the text.
    sizeCalculation: ({ body }) => 2 * body.length + BESIDES,
    // What is replaced while it is being made is still given to whoever waits for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_address, _old, { options, context: make }) => {
      const answer = await make();
      options.ttl = lifetime(answer);
      return answer;
    },
  });
  const afresh = conflated<HttpAnswer>();
  return async ({ address, exact }, make) => {
    if (!exact) return kept.forceFetch(address, { context: make });
    return afresh(address, async () => {
      const answer = await make();
      if (answer.seconds > 0) kept.set(address, answer, { ttl: lifetime(answer) });
      return answer;
    });
  };
}

/** In milliseconds. What is not to be kept is given to those who wait for it and forgotten: to the library 0 would be for ever. */
const lifetime = ({ seconds }: HttpAnswer): number => Math.max(1, seconds * 1000);

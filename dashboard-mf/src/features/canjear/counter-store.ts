import { redemptionSchema } from '@vidriera/domain/claim/wire-schema';
import { z } from '@vidriera/domain/zod';
import { read, readParsed, write } from '@vidriera/session/local-storage';

/*
 * What a counter keeps in local storage, so that it goes on without a signal and nothing is lost with a tab. What is stored is what counts: every
 * change begins by reading it, for another tab may have changed it.
 */

/** All times are milliseconds since 1970, by the server's clock. */
const moment = z.int();

const keptSchema = z.object({
  /** What was told when it was opened last. `drift`: how far the server's clock is ahead of this device's. */
  opened: z.nullable(
    z.object({
      creador: z.string(),
      promos: z.array(z.object({ id: z.string(), titulo: z.string(), calledOff: z.optional(z.string()) })),
      /** Promos that were deleted; an older kept list has none. */
      withdrawn: z._default(z.array(z.object({ id: z.string(), titulo: z.string() })), []),
      keys: z.record(z.string(), z.string()),
      drift: z.int(),
    }),
  ),
  /** Taken in without a signal and not told yet, oldest first. */
  queue: z.array(z.object({ code: z.string(), nonce: z.string(), titulo: z.string(), at: moment })),
  /** All that this counter has taken in and that has not lapsed: it takes none of it in again. */
  taken: z.array(z.object({ nonce: z.string(), at: moment, until: moment })),
  /** What became of what was taken in without a signal. */
  settled: z.array(z.object({ titulo: z.string(), at: moment, outcome: redemptionSchema })),
});
export type CounterStore = z.infer<typeof keptSchema>;

const NOTHING: CounterStore = { opened: null, queue: [], taken: [], settled: [] };
const keyOf = (who: string): string => `vidriera.mostrador.${who}`;

/** What a counter keeps. @param who its creator's uid, or its helper's id */
export const readCounterStore = (who: string): CounterStore => readParsed(keyOf(who), keptSchema) ?? NOTHING;

/** Changes what a counter keeps. @returns whether the browser kept it: it may have no storage, or forbid it, or that may be full */
export function updateCounterStore(who: string, change: (kept: CounterStore) => CounterStore): boolean {
  const text = JSON.stringify(change(readCounterStore(who)));
  write(keyOf(who), text);
  return read(keyOf(who)) === text;
}

/** Whether the browser keeps anything at all. */
export function canStore(): boolean {
  const key = keyOf('');
  write(key, '1');
  const is = read(key) !== null;
  write(key, null);
  return is;
}

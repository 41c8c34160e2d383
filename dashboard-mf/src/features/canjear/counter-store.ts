import { redemptionSchema } from '@vidriera/domain/claim/wire-schema';
import { z } from '@vidriera/domain/zod';
import { read, readParsed, write } from '@vidriera/session/local-storage';

/* The counter's data in local storage, for working offline. Every change reads it first, because another tab may have changed it. */

/** Milliseconds since 1970, by the server's clock. */
const moment = z.int();

/** `not-undone`: an undo came too late. */
const outcomeSchema = z.union([redemptionSchema, z.object({ kind: z.literal('not-undone') })]);

const keptSchema = z.object({
  /** The last answer of `open`. */
  opened: z.nullable(
    z.object({
      creador: z.string(),
      promos: z.array(z.object({ id: z.string(), titulo: z.string(), calledOff: z.optional(z.string()) })),
      withdrawn: z.array(z.object({ id: z.string(), titulo: z.string() })),
      keys: z.record(z.string(), z.string()),
    }),
  ),
  /** Redeemed offline and not sent yet, oldest first. */
  queue: z.array(z.object({ code: z.string(), nonce: z.string(), titulo: z.string(), at: moment })),
  /** Undone, and not heard by the server. Each stands for its redemption, which left the queue: the server may have it. */
  undos: z._default(z.array(z.object({ nonce: z.string(), titulo: z.string(), at: moment })), []),
  /** Redeemed here and not lapsed; a second redemption is refused. */
  taken: z.array(z.object({ nonce: z.string(), at: moment, until: moment })),
  settled: z.array(z.object({ titulo: z.string(), at: moment, outcome: outcomeSchema })),
});
export type CounterStore = z.infer<typeof keptSchema>;

const NOTHING: CounterStore = { opened: null, queue: [], undos: [], taken: [], settled: [] };
const keyOf = (who: string): string => `vidriera.mostrador.${who}`;

/** Reads a counter's data. @param who the creator's uid, or the helper's id */
export const readCounterStore = (who: string): CounterStore => readParsed(keyOf(who), keptSchema) ?? NOTHING;

/** Whether something waits for the server. */
export const hasUnsent = ({ queue, undos }: CounterStore): boolean => queue.length + undos.length > 0;

/** Changes a counter's data. @returns false if storage is missing, forbidden or full */
export function updateCounterStore(who: string, change: (kept: CounterStore) => CounterStore): boolean {
  const text = JSON.stringify(change(readCounterStore(who)));
  write(keyOf(who), text);
  return read(keyOf(who)) === text;
}

export function canStore(): boolean {
  const key = keyOf('');
  write(key, '1');
  const is = read(key) !== null;
  write(key, null);
  return is;
}

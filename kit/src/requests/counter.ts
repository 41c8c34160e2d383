import type { Tipo } from '@vidriera/domain/values/ids';
import { z } from '@vidriera/domain/zod';
import { codeOf } from '@vidriera/session/firebase-failure';
import type { Connection } from '../data/connection.ts';

type Transaction = Parameters<Parameters<Connection['runTransaction']>[1]>[0];
type Counter = ReturnType<typeof counterOf>;

/** Attempts at a transaction that conflicts with others. */
const TRIES = 6;
const storedSchema = z.optional(z.object({ count: z.int().check(z.minimum(0)) }));

const refOf = ({ db, doc, uid }: Connection, tipo: Tipo) => doc(db, 'user', uid, 'counter', tipo);

/** Returns the count as the transaction read it, and the writes that add or remove an item. */
function counterOf(transaction: Transaction, ref: ReturnType<typeof refOf>, stored: unknown) {
  const count = storedSchema.parse(stored)?.count ?? 0;
  const set = (count: number, last: string) => transaction.set(ref, { count, lastId: last });
  return {
    count,
    add: (id: string) => set(count + 1, id),
    remove: (id: string) => stored !== undefined && set(Math.max(0, count - 1), id),
  };
}

/** Codes of the SDK for a transaction whose documents changed while it ran. */
const OVERTAKEN = new Set(['aborted', 'failed-precondition']);

/**
 * Runs a transaction that creates or deletes an item of the person and counts it: the rules refuse one without the other.
 * Firestore asks the rules before it compares versions, so a request that another one has overtaken may come back as forbidden.
 * Whether the count moved meanwhile tells the two apart. Only an overtaken request is tried again. The SDK's own tries are off: without
 * a connection they take seconds to fail.
 * @throws what the SDK throws, and `work`
 */
export async function withCounter(
  sdk: Connection,
  tipo: Tipo,
  work: (transaction: Transaction, counter: Counter) => void,
): Promise<void> {
  const ref = refOf(sdk, tipo);
  for (let left = TRIES; ; left--) {
    let seen: unknown;
    const run = async (transaction: Transaction) => {
      seen = (await transaction.get(ref)).data();
      work(transaction, counterOf(transaction, ref, seen));
    };
    try {
      return await sdk.runTransaction(sdk.db, run, { maxAttempts: 1 });
    } catch (error) {
      const code = codeOf(error);
      if (left <= 1 || !(OVERTAKEN.has(code) || code === 'permission-denied')) throw error;
      const moved = OVERTAKEN.has(code) || !same((await sdk.getDoc(ref)).data(), seen);
      if (!moved) throw error;
    }
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

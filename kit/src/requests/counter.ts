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

/** Returns the transaction's count, and writes that add or remove an item. */
function counterOf(transaction: Transaction, ref: ReturnType<typeof refOf>, stored: unknown) {
  const count = storedSchema.parse(stored)?.count ?? 0;
  const set = (count: number, last: string) => transaction.set(ref, { count, lastId: last });
  return {
    count,
    add: (id: string) => set(count + 1, id),
    remove: (id: string) => stored !== undefined && set(Math.max(0, count - 1), id),
  };
}

/** SDK codes for a transaction whose documents changed while it ran. */
const CONFLICT = new Set(['aborted', 'failed-precondition']);

/**
 * Runs a transaction that creates or deletes an own item and updates its count, because the rules require both.
 * Firestore checks the rules before versions, so a conflict may look like `permission-denied`; a changed count tells them apart. Only
 * conflicts are retried. The SDK's own retries are off: offline they take seconds to fail.
 * @throws errors of the SDK and of `work`
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
      if (left <= 1 || !(CONFLICT.has(code) || code === 'permission-denied')) throw error;
      const moved = CONFLICT.has(code) || !same((await sdk.getDoc(ref)).data(), seen);
      if (!moved) throw error;
    }
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

import { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** Reads as Firestore bills them, without counts: an empty answer is one. `changed` counts updates in transactions. */
export type Reads = { queries: number; documents: number; loose: number; changed: number };

/** Runs `task` and counts its reads: `documents` by queries, `loose` by path. */
export async function readsOf(task: () => Promise<unknown>): Promise<Reads> {
  const reads: Reads = { queries: 0, documents: 0, loose: 0, changed: 0 };
  const query = Query.prototype.get;
  const all = Firestore.prototype.getAll; // also called by a document's `get`
  const inTransaction = Transaction.prototype.getAll;
  const { update } = Transaction.prototype;
  const spies = [
    vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
      const snapshot = await query.call(this);
      reads.queries++;
      reads.documents += Math.max(1, snapshot.size);
      return snapshot;
    }),
    vi.spyOn(Firestore.prototype, 'getAll').mockImplementation(async function (this: Firestore, ...args) {
      const docs = await all.apply(this, args);
      reads.loose += docs.length;
      return docs;
    }),
    vi.spyOn(Transaction.prototype, 'getAll').mockImplementation(async function (this: Transaction, ...args) {
      const docs = await inTransaction.apply(this, args);
      reads.loose += docs.length;
      return docs;
    }),
    vi.spyOn(Transaction.prototype, 'update').mockImplementation(function (
      this: Transaction,
      ...args: unknown[]
    ) {
      reads.changed++;
      return update.apply(this, args as never);
    }),
  ];
  try {
    await task();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return reads;
}

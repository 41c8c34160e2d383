import { Firestore, Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** Documents read, as Firestore bills them (an empty answer counts one), apart from counts. */
export type Reads = { queries: number; documents: number; loose: number };

/** Runs `task` and tells what it read: documents of queries, and documents by their address. */
export async function readsOf(task: () => Promise<unknown>): Promise<Reads> {
  const reads: Reads = { queries: 0, documents: 0, loose: 0 };
  const query = Query.prototype.get;
  const all = Firestore.prototype.getAll; // a single document's `get` goes through it too
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
  ];
  try {
    await task();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return reads;
}

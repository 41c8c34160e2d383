import { Firestore, Query } from 'firebase-admin/firestore';

/** Counts every document that queries and batched reads bring, as Firestore bills them, from now on. */
export function countReads(): { take: () => number } {
  let documents = 0;
  const query = Query.prototype.get;
  Query.prototype.get = async function (this: Query) {
    const snapshot = await query.call(this);
    documents += Math.max(1, snapshot.size);
    return snapshot;
  };
  const getAll = Firestore.prototype.getAll;
  Firestore.prototype.getAll = async function (this: Firestore, ...args) {
    const found = await getAll.apply(this, args);
    documents += found.length;
    return found;
  };
  return {
    take: () => {
      const taken = documents;
      documents = 0;
      return taken;
    },
  };
}

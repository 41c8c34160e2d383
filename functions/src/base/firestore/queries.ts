import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { claimQueries } from './queries/claims.ts';
import { deskQueries } from './queries/desk.ts';
import { itemQueries } from './queries/items.ts';
import { personQueries } from './queries/people.ts';
import { ID, type QueryPlan } from './queries/plan.ts';
import { seatQueries } from './queries/seats.ts';

/** Every query of functions: the indexes come from this list (`generate/indexes.ts`). Callers set the limit. */
export const queries = {
  ...itemQueries,
  ...claimQueries,
  ...seatQueries,
  ...deskQueries,
  ...personQueries,
} as const;

export function queryFrom(db: Firestore, { collection, filters, order }: QueryPlan): Query {
  let query: Query = db.collection(collection);
  for (const { field, op, value } of filters) {
    query = query.where(field, op, value instanceof Date ? Timestamp.fromDate(value) : value);
  }
  for (const { field, dir } of order) {
    query = query.orderBy(field === ID ? FieldPath.documentId() : field, dir);
  }
  return query;
}

/** Yields a query's documents, `size` at a time. */
export async function* pagesOf(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let rest = query.limit(size); ; ) {
    const { docs } = await rest.get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < size) return;
    rest = query.limit(size).startAfter(last);
  }
}

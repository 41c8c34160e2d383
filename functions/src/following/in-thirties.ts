import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { QueryPlan } from '../firestore/queries/plan.ts';
import { queryFrom } from '../firestore/queries.ts';

/** Values that Firestore takes in one `in`. */
const MOST = 30;

/** Runs queries about creators, thirty at a time. @param limit of each query */
export async function inThirties(
  db: Firestore,
  uids: readonly string[],
  plansOf: (uids: readonly string[]) => readonly QueryPlan[],
  limit: number,
): Promise<DocumentSnapshot[]> {
  const parts = Array.from({ length: Math.ceil(uids.length / MOST) }, (_, at) =>
    uids.slice(at * MOST, (at + 1) * MOST),
  );
  const found = await Promise.all(
    parts.flatMap(plansOf).map((plan) => queryFrom(db, plan).limit(limit).get()),
  );
  return found.flatMap(({ docs }) => docs);
}

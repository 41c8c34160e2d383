import type { Input } from '@vidriera/domain/api/callables-schema';
import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { queries, queryFrom } from '../firestore/queries.ts';

/** Counts people of a creator's items. The queries name the creator: other people's items count 0. One read per item and thousand people. */
export async function ownCounts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  { tipo, ids }: Input<'ownCounts'>,
): Promise<number[]> {
  const at = now();
  return Promise.all(ids.map((id) => (tipo === 'evento' ? seatsOf(db, uid, id, at) : claimsOf(db, uid, id))));
}

async function seatsOf(db: Firestore, uid: string, id: string, at: Date): Promise<number> {
  const plan = queries.ownParties(uid, id, at);
  const found = await queryFrom(db, plan)
    .aggregate({ held: AggregateField.sum(plan.sum) })
    .get();
  return found.data().held;
}

async function claimsOf(db: Firestore, uid: string, id: string): Promise<number> {
  return (await queryFrom(db, queries.ownClaims(uid, id)).count().get()).data().count;
}

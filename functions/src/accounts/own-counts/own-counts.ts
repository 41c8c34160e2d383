import type { Input, Output } from '@vidriera/domain/api/callables-schema';
import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import type { QueryPlan } from '../../base/firestore/queries/plan.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';

/** Counts people of a creator's items. The queries name the creator: other people's items count 0. A read per item and thousand people, two per promo. */
export async function ownCounts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  { tipo, ids }: Input<'ownCounts'>,
): Promise<Output<'ownCounts'>> {
  const at = now();
  if (tipo === 'evento')
    return { counts: await Promise.all(ids.map((id) => seatsOf(db, uid, id, at))), redeemed: [] };
  const [counts, redeemed] = await Promise.all(
    [queries.ownClaims, queries.ownRedeemed].map((plan) =>
      Promise.all(ids.map((id) => countOf(db, plan(uid, id)))),
    ),
  );
  return { counts: counts ?? [], redeemed: redeemed ?? [] };
}

async function seatsOf(db: Firestore, uid: string, id: string, at: Date): Promise<number> {
  const plan = queries.ownParties(uid, id, at);
  const found = await queryFrom(db, plan)
    .aggregate({ held: AggregateField.sum(plan.sum) })
    .get();
  return found.data().held;
}

async function countOf(db: Firestore, plan: QueryPlan): Promise<number> {
  return (await queryFrom(db, plan).count().get()).data().count;
}

import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachPage } from '../../base/firestore/each-page.ts';
import type { QueryPlan } from '../../base/firestore/queries/plan.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { arrivalsIn } from './arrivals.ts';

const PAGE = 20;

const removeLists = (db: Firestore, lists: QueryPlan): Promise<void> =>
  eachPage(
    () => queryFrom(db, lists).limit(PAGE).get(),
    (ref) => db.recursiveDelete(ref),
  );

/** Deletes the lists of an event that is gone. */
export const forgetDoorsAt = ({ db }: Pick<Deps, 'db'>, evento: string): Promise<void> =>
  removeLists(db, queries.doorsAt(evento));

/** Deletes a creator's lists, and a guest's arrivals on the lists of others. The guest's parties must still be there. Idempotent. */
export async function forgetDoorsOf({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  await removeLists(db, queries.doorsOf(uid));
  const { docs } = await queryFrom(db, queries.partiesOf(uid)).get();
  for (const { marks } of await arrivalsIn(db, docs)) {
    for (const { ref, nonce } of marks)
      await ref.update(
        new FieldPath('marks', nonce),
        FieldValue.delete(),
        'version',
        FieldValue.increment(1),
      );
  }
}

import type { Deps } from '../../base/firestore/admin.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';

/** Deletes a creator's figures: at most one document for each month that is kept. */
export async function forgetFiguresOf({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  const { docs } = await queryFrom(db, queries.figuresOf(uid)).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

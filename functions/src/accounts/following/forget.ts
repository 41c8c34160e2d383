import { FieldValue } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachPage } from '../../base/firestore/each-page.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';

const PAGE = 100;

/** Deletes whom a person follows, who follows them, and their uid among those whom others block. Idempotent. */
export async function forgetFollowsOf({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  for (const plan of [queries.followsOf(uid), queries.followersOf(uid)])
    await eachPage(
      () => queryFrom(db, plan).limit(PAGE).get(),
      async (ref) => {
        await ref.delete();
      },
    );
  await eachPage(
    () => queryFrom(db, queries.blockersOf(uid)).limit(PAGE).get(),
    async (ref) => {
      await ref.update({ blocked: FieldValue.arrayRemove(uid) });
    },
  );
}

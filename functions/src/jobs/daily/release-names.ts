import { freeName } from '../../accounts/sign-up/user-document.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';

const BATCH = 300;

/** Frees usernames of deleted accounts after `LIMITS.usernameKeptDays`; returns how many. */
export async function releaseNames({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  let released = 0;
  for await (const names of pagesOf(queryFrom(db, queries.freeNames(now())), BATCH)) {
    released += await eachAlone(
      names,
      ({ ref }) => ref.path,
      ({ id, updateTime }) =>
        db.runTransaction(async (tx) => {
          const isFreed = await freeName(tx, db, id, (name) => name.updateTime?.isEqual(updateTime) === true);
          return isFreed ? 1 : 0;
        }),
    );
  }
  return released;
}

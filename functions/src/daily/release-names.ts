import type { Deps } from '../shared/admin.ts';
import { aQuery, queries } from '../shared/queries.ts';
import { eachAlone } from './each-alone.ts';

/** Names read at a time. */
const BATCH = 300;

/** Frees the usernames of deleted accounts whose time is over (`LIMITS.usernameHeldDays`); answers how many. */
export async function releaseNames({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const query = aQuery(db, queries.freeNames(now())).limit(BATCH);
  let released = 0;
  for (let page = await query.get(); !page.empty; ) {
    released += await eachAlone(
      page.docs,
      ({ ref }) => ref.path,
      async ({ ref, updateTime }) => {
        await ref.delete({ lastUpdateTime: updateTime });
        return 1;
      },
    );
    const last = page.docs.at(-1);
    if (!last || page.size < BATCH) break;
    page = await query.startAfter(last).get();
  }
  return released;
}

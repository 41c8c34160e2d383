import type { Author } from '@vidriera/domain/item/wire-schema';
import { readAuthors } from '../api/read/owners.ts';
import type { Deps } from '../firestore/admin.ts';
import { queries, queryFrom } from '../firestore/queries.ts';
import { readFollows } from './stored.ts';

/** Returns whom a person follows and blocks, by name. Two reads for each, and one. */
export async function listMine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
): Promise<{ followed: Author[]; blocked: Author[] }> {
  const { follows, blocked } = await readFollows(db, uid);
  const followed = follows.map(({ creador }) => creador);
  const authors = await readAuthors({ db, now: now() }, [...followed, ...blocked]);
  const named = (uids: readonly string[]): Author[] =>
    uids
      .flatMap((listedUid) => authors.get(listedUid) ?? [])
      .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
  return { followed: named(followed), blocked: named(blocked) };
}

/** Counts the followers of a creator. One read for a thousand. */
export const countFollowers = async ({ db }: Pick<Deps, 'db'>, uid: string): Promise<number> =>
  (await queryFrom(db, queries.followersOf(uid)).count().get()).data().count;

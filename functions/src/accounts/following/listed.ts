import type { Author } from '@vidriera/domain/item/wire-schema';
import { isShownOwner } from '../../base/firestore/access.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { OWNER_FIELDS } from '../../items/agenda/owner.ts';
import { authorOf } from '../../site/api/read/owners.ts';
import { readFollows } from './stored.ts';

/**
 * Returns whom a person follows and blocks, by name. Two reads for each, and one. A profile that is not shown has neither name nor
 * username; the person may still let it go.
 */
export async function listMine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
): Promise<{ followed: Author[]; blocked: Author[] }> {
  const { follows, blocked: blockedUids } = await readFollows(db, uid);
  const at = now();
  const named = async (uids: readonly string[]): Promise<Author[]> => {
    if (uids.length === 0) return [];
    const docs = await db.getAll(...uids.map((listedUid) => refs.user(db, listedUid)), {
      fieldMask: [...OWNER_FIELDS, 'role', 'retenido'],
    });
    return docs
      .map((doc) => authorOf(doc.id, isShownOwner(doc) ? doc.data() : undefined, at))
      .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
  };
  const [followed, blocked] = await Promise.all([
    named(follows.map(({ creador }) => creador)),
    named(blockedUids),
  ]);
  return { followed, blocked };
}

/** Counts the followers of a creator. One read for a thousand. */
export const countFollowers = async ({ db }: Pick<Deps, 'db'>, uid: string): Promise<number> =>
  (await queryFrom(db, queries.followersOf(uid)).count().get()).data().count;

import { normalizeUsername } from '@vidriera/domain/usuario/username';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { queries, queryFrom } from '../firestore/queries.ts';
import { refs } from '../firestore/refs.ts';
import { leadsUntil } from './old-name.ts';

/** Ids that Firestore takes; usernames of before the present rules are some. */
const ID = /^(?!\.{1,2}$|__.*__$)[^/]{1,60}$/;

/**
 * Returns the holder of a username, or the person to whom an old one leads; `null` if there is none. One read; for others' names two, for an
 * old one three.
 * @param fields to read of the person
 */
export async function personByUsername(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  written: string,
  fields: readonly string[],
): Promise<DocumentSnapshot | null> {
  const username = normalizeUsername(written);
  const named = queryFrom(db, queries.byUsername(username)).select(...fields);
  const [holder] = (await named.limit(1).get()).docs;
  if (holder) return holder;
  if (!ID.test(username)) return null;
  const old = await refs.username(db, username).get();
  const until = leadsUntil(old);
  if (until === null || until <= now()) return null;
  const [person] = await db.getAll(refs.user(db, old.get('uid')), { fieldMask: [...fields] });
  return person?.exists ? person : null;
}

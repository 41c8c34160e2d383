import { messages } from '@vidriera/domain/messages/messages';
import { normalizeUsername } from '@vidriera/domain/usuario/username';
import { type Username, usernameSchema } from '@vidriera/domain/usuario/username-schema';
import type { Firestore } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { isFree, reservationsOf } from './reservations.ts';
import { candidates } from './suggestions.ts';

const SUGGESTIONS = 3;

export type CheckOutcome = {
  username: string;
  available: boolean;
  reason: string | null;
  suggestions: string[];
};

/**
 * Returns the usernames that are free, like their look-alikes, in the same order. Up to three reads each.
 * @param own names that the person holds, to whom they are free
 */
export async function freeUsernames(
  db: Firestore,
  usernames: Username[],
  own: ReadonlySet<string> = new Set(),
): Promise<Username[]> {
  if (usernames.length === 0) return [];
  const found = await db.getAll(...usernames.flatMap((username) => reservationsOf(db, username)));
  const byPath = new Map(found.map((document) => [document.ref.path, document]));
  return usernames.filter((username) =>
    isFree(
      reservationsOf(db, username).flatMap(({ path }) => byPath.get(path) ?? []),
      own,
    ),
  );
}

/**
 * Returns whether a username is available, why not, and up to three free alternatives. At most 27 reads, and own names.
 * @param uid of somebody who asks for another name of theirs
 */
export async function checkUsername(
  { db, random = Math.random }: { db: Firestore; random?: () => number },
  text: string,
  uid?: string,
): Promise<CheckOutcome> {
  const valid = usernameSchema.safeParse(text);
  if (valid.success) {
    const own = uid === undefined ? [] : (await queryFrom(db, queries.namesOf(uid)).get()).docs;
    const [free] = await freeUsernames(db, [valid.data], new Set(own.map(({ id }) => id)));
    if (free) return { username: free, available: true, reason: null, suggestions: [] };
  }
  const proposals = candidates(text, random()).filter((other) => other !== valid.data);
  return {
    username: valid.data ?? normalizeUsername(text),
    available: false,
    reason: valid.success
      ? messages.signup.usernameTaken
      : (valid.error.issues[0]?.message ?? messages.requests.badParameters),
    suggestions: (await freeUsernames(db, proposals)).slice(0, SUGGESTIONS),
  };
}

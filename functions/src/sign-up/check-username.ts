import { messages } from '@vidriera/domain/messages/messages';
import { normalizeUsername } from '@vidriera/domain/usuario/username';
import { type Username, usernameSchema } from '@vidriera/domain/usuario/username-schema';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../firestore/refs.ts';
import { candidates } from './suggestions.ts';

const SUGGESTIONS = 3;

export type CheckOutcome = {
  username: string;
  available: boolean;
  reason: string | null;
  suggestions: string[];
};

/** Returns the usernames that are free, like their look-alikes, in the same order. Up to three reads each. */
export async function freeUsernames(db: Firestore, usernames: Username[]): Promise<Username[]> {
  if (usernames.length === 0) return [];
  const reservationsOf = (username: Username) => [
    refs.username(db, username),
    ...refs.usernameAlikes(db, username),
  ];
  const found = await db.getAll(...usernames.flatMap(reservationsOf));
  const held = new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
  return usernames.filter((username) => reservationsOf(username).every(({ path }) => !held.has(path)));
}

/** Returns whether a username is available, why not, and up to three free alternatives. At most 27 reads. */
export async function checkUsername(
  { db, random = Math.random }: { db: Firestore; random?: () => number },
  text: string,
): Promise<CheckOutcome> {
  const valid = usernameSchema.safeParse(text);
  if (valid.success) {
    const [free] = await freeUsernames(db, [valid.data]);
    if (free) return { username: free, available: true, reason: null, suggestions: [] };
  }
  const others = candidates(text, random()).filter((other) => other !== valid.data);
  return {
    username: valid.data ?? normalizeUsername(text),
    available: false,
    reason: valid.success
      ? messages.signup.usernameTaken
      : (valid.error.issues[0]?.message ?? messages.requests.badParameters),
    suggestions: (await freeUsernames(db, others)).slice(0, SUGGESTIONS),
  };
}

import { isBlank } from 'domain/values/blank';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../shared/refs.ts';
import { accountExists } from './auth-account.ts';
import { freeUsernames } from './check-username.ts';
import { candidates } from './suggestions.ts';
import { reserve } from './user-document.ts';

export type EnsureOutcome =
  | { kind: 'created'; username: string }
  | { kind: 'skipped'; reason: 'has-document' | 'account-gone' };

type EnsureDeps = { db: Firestore; auth: Auth; now: () => Date; random?: () => number };

/**
 * Gives an account that appeared by another way than `signUp` (console, import, provider) its user document, with a
 * free username derived from its name or e-mail. Accounts made by `signUp` have theirs before they exist, so the two never
 * race; a late or second delivery finds the document, or the account gone, and changes nothing.
 */
export async function ensureAccount(
  { db, auth, now, random = Math.random }: EnsureDeps,
  account: { uid: string; email: string; displayName: string | null },
): Promise<EnsureOutcome> {
  const { uid, email, displayName } = account;
  const display_name = displayName && !isBlank(displayName) ? displayName : null;
  for (let attempt = 0; attempt < 10; attempt++) {
    if ((await refs.user(db, uid).get()).exists) return { kind: 'skipped', reason: 'has-document' };
    if (!(await accountExists(auth, uid))) return { kind: 'skipped', reason: 'account-gone' };
    const [username] = await freeUsernames(
      db,
      candidates(display_name || email.split('@')[0] || '', random()),
    );
    if (!username) continue;
    if (await reserve(db, { uid, email, username, display_name }, now())) {
      return { kind: 'created', username };
    }
  }
  throw new Error(`No free username found for account ${uid}`);
}

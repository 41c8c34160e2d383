import { isBlank } from '@vidriera/domain/values/blank';
import { nameLine } from '@vidriera/domain/values/one-line';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { freeUsernames } from './check-username.ts';
import { isSignUpClosed } from './closed.ts';
import { copyMail } from './copy-mail.ts';
import { candidates } from './suggestions.ts';
import { type NewAccount, reserve } from './user-document.ts';

export type CompleteOutcome =
  | { kind: 'created'; username: string }
  | { kind: 'has-document'; mail: 'same' | 'copied' }
  | { kind: 'account-gone' }
  /** Only of a chosen name. */
  | { kind: 'username-taken' }
  | { kind: 'sign-ups-closed' };

type CompleteDeps = Pick<Deps, 'db' | 'auth' | 'now'> & { random?: () => number };

const MAX_NAME = 80;

/** Returns Auth's display name; `null` if invisible. The second `nameLine` drops half a surrogate pair. */
function nameOf(displayName: string | undefined): string | null {
  const name = nameLine(nameLine(displayName ?? '').slice(0, MAX_NAME));
  return isBlank(name) ? null : name;
}

/**
 * Creates the document of an account made without `signUp` (code, console, import, provider), with the username that it chose, or a free
 * one from its name or e-mail.
 * An existing document only gets its e-mail updated. Deleted accounts lose their sign-in before their document, so none comes back.
 */
export async function completeAccount(
  { db, auth, now, random = Math.random }: CompleteDeps,
  uid: string,
  { username: chosen, ...fields }: Partial<Pick<NewAccount, 'role' | 'terminosVersion' | 'username'>> = {},
): Promise<CompleteOutcome> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const [user, { users }] = await Promise.all([refs.user(db, uid).get(), auth.getUsers([{ uid }])]);
    const [account] = users;
    if (!account && !user.exists) return { kind: 'account-gone' };
    const { email = '', displayName } = account ?? {};
    if (user.exists) {
      const isCopied = account !== undefined && (await copyMail(db, { uid, email }));
      return { kind: 'has-document', mail: isCopied ? 'copied' : 'same' };
    }
    const display_name = nameOf(displayName);
    if (await isSignUpClosed({ db, now })) return { kind: 'sign-ups-closed' };
    const proposals = chosen ? [chosen] : candidates(display_name || email.split('@')[0] || '', random());
    const [username] = await freeUsernames(db, proposals);
    if (chosen && !username) return { kind: 'username-taken' };
    if (username && (await reserve(db, { uid, email, username, display_name, ...fields }, now()))) {
      return { kind: 'created', username };
    }
  }
  throw new Error(`No free username found for account ${uid}`);
}

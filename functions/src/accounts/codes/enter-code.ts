import type { Username } from '@vidriera/domain/usuario/username-schema';
import type { UserRecord } from 'firebase-admin/auth';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { authCode } from '../../base/people/auth-account.ts';
import { isClosed, suspendedUntil } from '../../base/people/is-gone.ts';
import { recordDeletion } from '../../base/people/ledger.ts';
import { endAccount } from '../account/delete-account.ts';
import { removeAccount } from '../account/remove-account.ts';
import { acceptTerms } from '../sign-up/accept-terms.ts';
import { isSignUpClosed } from '../sign-up/closed.ts';
import { completeAccount } from '../sign-up/complete-account.ts';
import { bindCode, checkCode, type Entered, type RightCode } from './check-code.ts';

export interface EnterInput extends Entered {
  person: { nombre: string; terminosVersion: string; username?: Username | undefined } | null;
  replaces: boolean;
}

/**
 * - `refused`: a wrong or old code; or a disabled or closed account, which is answered alike.
 * - `spent`: too many wrong codes of this letter.
 * - `new`, `unconfirmed`, `username-taken`, `sign-ups-closed`: the code stays good for the next call.
 */
export type EnterOutcome =
  | { kind: 'refused' | 'spent' | 'new' | 'unconfirmed' | 'username-taken' | 'sign-ups-closed' }
  /** `isFirst`: not an answer given before, as far as known. */
  | { kind: 'entered'; uid: string; isNew: boolean; isFirst: boolean };

/** Looks again after another call created or removed the account. */
const LOOKS = 4;

/**
 * Returns the account that a right code signs in. A new address gets an account; one that nobody confirmed is deleted first, if the person says
 * so. Each step sees the work of an interrupted call, so the same code may be entered again.
 */
export async function enterCode(deps: Deps, secret: string, input: EnterInput): Promise<EnterOutcome> {
  const right = await checkCode(deps, secret, input);
  if (right.kind !== 'right') return { kind: right.kind === 'spent' ? 'spent' : 'refused' };
  const { usedAt, uid } = right.stored;
  if (usedAt) return uid === null ? { kind: 'refused' } : enter(deps, right, uid, input);
  for (let look = 0; look < LOOKS; look++) {
    const { users } = await deps.auth.getUsers([{ email: input.email }]);
    const [account] = users;
    if (account?.disabled) return { kind: 'refused' };
    if (account?.emailVerified) return enter(deps, right, account.uid, input);
    if (account && !input.replaces) return { kind: 'unconfirmed' };
    if (!input.person) return { kind: 'new' };
    if (await isSignUpClosed(deps)) return { kind: 'sign-ups-closed' };
    if (account && !(await removeUnconfirmed(deps, account))) return { kind: 'refused' };
    if (!account) await createAccount(deps, right, { ...input, person: input.person });
  }
  throw new Error('codes: the account kept changing');
}

const newUid = ({ db }: Deps): string => db.collection('user').doc().id;

/** Creates a confirmed sign-in, unless another call did. The code proved the address. */
async function createAccount(
  deps: Deps,
  right: RightCode,
  { email, person }: EnterInput & { person: NonNullable<EnterInput['person']> },
): Promise<void> {
  const uid = await bindCode(deps, right, newUid(deps));
  if (uid === null) return;
  try {
    await deps.auth.createUser({ uid, email, emailVerified: true, displayName: person.nombre });
  } catch (error) {
    const code = authCode(error);
    if (code !== 'auth/email-already-exists' && code !== 'auth/uid-already-exists') throw error;
  }
}

/** Completes the account, accepts the terms, and uses the code up. */
async function enter(
  deps: Deps,
  right: RightCode,
  uid: string,
  { person }: EnterInput,
): Promise<EnterOutcome> {
  const { terminosVersion = null, username } = person ?? {};
  // A chosen name means to publish: the role is asked next.
  const role = person && username === undefined ? 'personal' : null;
  const completed = await completeAccount(deps, uid, {
    role,
    terminosVersion,
    ...(username && { username }),
  });
  if (completed.kind === 'username-taken' || completed.kind === 'sign-ups-closed') return completed;
  if (completed.kind === 'account-gone') return { kind: 'refused' };
  const user = await refs.user(deps.db, uid).get();
  if (!user.exists || isClosed(user)) return { kind: 'refused' };
  if (terminosVersion) await acceptTerms(deps, uid, terminosVersion);
  if ((await bindCode(deps, right, uid, true)) !== uid) return { kind: 'refused' };
  return {
    // After a lost answer the account is there, and still has no role.
    kind: 'entered',
    uid,
    isNew: completed.kind === 'created' || user.get('role') === null,
    isFirst: right.stored.usedAt === null,
  };
}

/**
 * Removes an account that nobody confirmed, as its person would. Its maker never proved the address, and the code's person inherits nothing.
 * @returns `false` for a suspended one: nobody leaves a suspension this way
 */
async function removeUnconfirmed(deps: Deps, { uid }: UserRecord): Promise<boolean> {
  const user = await refs.user(deps.db, uid).get();
  if (user.exists && suspendedUntil(user, deps.now())) return false;
  const isStillDue = async () => !(await deps.auth.getUser(uid)).emailVerified;
  if (user.exists) {
    await endAccount(deps, uid, 'person', isStillDue);
    return true;
  }
  await recordDeletion(deps, user.ref.path);
  await removeAccount(deps, uid);
  return true;
}

import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../shared/refs.ts';
import { existeCuenta } from './auth-account.ts';
import { libres } from './check-username.ts';
import { candidatos } from './suggestions.ts';
import { reservar } from './user-document.ts';

export type EnsureOutcome =
  | { kind: 'created'; username: string }
  | { kind: 'skipped'; reason: 'has-document' | 'account-gone' };

type EnsureDeps = { db: Firestore; auth: Auth; now: () => Date; azar?: () => number };

/**
 * Gives an account that appeared by another way than `signUp` (console, import, provider) its user document, with a
 * free username derived from its name or e-mail. Accounts made by `signUp` have theirs before they exist, so the two never
 * race; a late or second delivery finds the document, or the account gone, and changes nothing.
 */
export async function ensureAccount(
  { db, auth, now, azar = Math.random }: EnsureDeps,
  account: { uid: string; email: string; displayName: string | null },
): Promise<EnsureOutcome> {
  const { uid, email, displayName } = account;
  for (let intento = 0; intento < 10; intento++) {
    if ((await refs.user(db, uid).get()).exists) return { kind: 'skipped', reason: 'has-document' };
    if (!(await existeCuenta(auth, uid))) return { kind: 'skipped', reason: 'account-gone' };
    const [username] = await libres(db, candidatos(displayName || email.split('@')[0] || '', azar()));
    if (!username) continue;
    if (await reservar(db, { uid, email, username, display_name: displayName }, now())) {
      return { kind: 'created', username };
    }
  }
  throw new Error(`No free username found for account ${uid}`);
}

import { storedUsernameSchema, type Username } from '@vidriera/domain/usuario/username-schema';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';
import { accountExists, authCode, deleteSignIn } from '../../base/people/auth-account.ts';
import { isSignUpClosed } from './closed.ts';
import { freeName, release, reserve } from './user-document.ts';

export type SignUpInput = { username: Username; email: string; password: string; terminosVersion: string };
type AccountIdentity = { uid: string; username: Username };
export type SignUpOutcome =
  | ({ kind: 'created' } & AccountIdentity)
  | { kind: 'username-taken' }
  /** By an operator. */
  | { kind: 'sign-ups-closed' }
  /** Nothing was created, but the caller gets the answer of a new account. */
  | ({ kind: 'email-in-use' } & AccountIdentity);

type SignUpDeps = { db: Firestore; auth: Auth; now: () => Date };

/** A reservation without account is abandoned after this many ms. */
const ABANDONMENT_MS = 5 * 60_000;

/**
 * Creates the reservations and the user document in one batch, then the sign-in, so nobody signs in without a document. Undoes everything
 * on failure. After a crash, the next sign-up with that username takes over.
 */
export async function signUp(deps: SignUpDeps, input: SignUpInput): Promise<SignUpOutcome> {
  const { db, auth, now } = deps;
  if (await isSignUpClosed(deps)) return { kind: 'sign-ups-closed' };
  const identity = { uid: db.collection('user').doc().id, username: input.username };
  const account = { ...identity, email: input.email, terminosVersion: input.terminosVersion };
  if (!(await reserve(db, account, now()))) {
    if (!(await cleanAbandonment(deps, input.username))) return { kind: 'username-taken' };
    if (!(await reserve(db, account, now()))) return { kind: 'username-taken' };
  }
  try {
    await auth.createUser({ uid: account.uid, email: input.email, password: input.password });
  } catch (error) {
    await undo(deps, account);
    if (authCode(error) === 'auth/email-already-exists') return { kind: 'email-in-use', ...identity };
    throw error;
  }
  return { kind: 'created', ...identity };
}

/** Removes the sign-in too, which a lost answer may hide. */
async function undo({ db, auth }: SignUpDeps, account: { uid: string; username: Username }) {
  await deleteSignIn(auth, account.uid);
  await release(db, account);
}

/** Frees a username that a crashed sign-up left reserved; `false` if it or its look-alike is taken. */
async function cleanAbandonment(deps: SignUpDeps, username: Username): Promise<boolean> {
  const alikes = await deps.db.getAll(...refs.usernameAlikes(deps.db, username));
  const holders = alikes
    .filter(({ exists }) => exists)
    .map((alike) => storedUsernameSchema.parse(alike.get('username')));
  const names = new Set([...holders, username]);
  for (const name of names) if (!(await freeAbandoned(deps, name))) return false;
  return true;
}

async function freeAbandoned({ db, auth, now }: SignUpDeps, username: Username): Promise<boolean> {
  const reservation = await refs.username(db, username).get();
  if (!reservation.exists) {
    // A restored backup may have only one of the two reservations.
    await db.runTransaction((tx) => freeName(tx, db, username, ({ exists }) => !exists));
    return true;
  }
  const created = fechaOrNull.parse(reservation.get('created_time'));
  if (!created || now().getTime() - created.getTime() < ABANDONMENT_MS) return false;
  const uid: unknown = reservation.get('uid');
  if (typeof uid !== 'string' || (await accountExists(auth, uid))) return false;
  await release(db, { uid, username });
  return true;
}

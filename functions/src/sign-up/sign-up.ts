import { storedUsernameSchema, type Username } from '@vidriera/domain/usuario/username-schema';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../shared/refs.ts';
import { accountExists, authCode, deleteSignIn } from './auth-account.ts';
import { freeName, release, reserve } from './user-document.ts';

export type SignUpInput = { username: Username; email: string; password: string };
type Made = { uid: string; username: Username };
export type SignUpOutcome =
  | ({ kind: 'created' } & Made)
  | { kind: 'username-taken' }
  /** Nothing was made. The caller is answered like one of whom an account was. */
  | ({ kind: 'email-in-use' } & Made);

type SignUpDeps = { db: Firestore; auth: Auth; now: () => Date };

/** A reservation this old without an account behind it is what a crashed sign-up left (milliseconds). */
const ABANDONMENT_MS = 5 * 60_000;

/**
 * Makes an account: reserves the username with its look-alikes and writes the user document in one batch, then makes the sign-in under the
 * same id. The documents come first, so that nobody signs in without them. What fails afterwards is undone.
 * What a crash in between leaves is taken over by the next sign-up that wants the name.
 */
export async function signUp(deps: SignUpDeps, input: SignUpInput): Promise<SignUpOutcome> {
  const { db, auth, now } = deps;
  const made = { uid: db.collection('user').doc().id, username: input.username };
  const account = { ...made, email: input.email };
  if (!(await reserve(db, account, now()))) {
    if (!(await cleanAbandonment(deps, input.username))) return { kind: 'username-taken' };
    if (!(await reserve(db, account, now()))) return { kind: 'username-taken' };
  }
  try {
    await auth.createUser({ uid: account.uid, email: input.email, password: input.password });
  } catch (error) {
    await undo(deps, account);
    if (authCode(error) === 'auth/email-already-exists') return { kind: 'email-in-use', ...made };
    throw error;
  }
  return { kind: 'created', ...made };
}

/** An answer that got lost may hide a sign-in that was made: both sides are removed. */
async function undo({ db, auth }: SignUpDeps, account: { uid: string; username: Username }) {
  await deleteSignIn(auth, account.uid);
  await release(db, account);
}

/** Frees a name and its reserved look-alike where crashed sign-ups left them a while ago; `false` when either is truly taken. */
async function cleanAbandonment(deps: SignUpDeps, username: Username): Promise<boolean> {
  const alike: unknown = (await refs.usernameAlike(deps.db, username).get()).get('username');
  const names = new Set([...(alike === undefined ? [] : [storedUsernameSchema.parse(alike)]), username]);
  for (const name of names) if (!(await freeAbandoned(deps, name))) return false;
  return true;
}

async function freeAbandoned({ db, auth, now }: SignUpDeps, username: Username): Promise<boolean> {
  const reservation = await refs.username(db, username).get();
  if (!reservation.exists) {
    // A restored backup may hold one reservation of the two.
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

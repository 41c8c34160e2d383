import type { Output } from '@vidriera/domain/api/callables-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { asTyped } from './as-typed.ts';
import { loadAuth, loadFirestore } from './firebase.ts';
import { codeOf, withFailures } from './firebase-failure.ts';
import { observe } from './observe.ts';

/** Returns Auth and its user. @throws Failure 'no-session' */
async function signedIn() {
  await observe();
  const sdk = await loadAuth();
  const person = sdk.auth.currentUser;
  if (!person) throw new Failure('no-session', messages.session.expired);
  return { ...sdk, person };
}

/** Checks the password again, as deleting the account requires. @throws Failure 'credentials' | 'no-session' | … */
export const reauthenticate = (password: string): Promise<void> =>
  withFailures(async () => {
    const { person, EmailAuthProvider, reauthenticateWithCredential } = await signedIn();
    await asTyped(password, (tried) =>
      reauthenticateWithCredential(person, EmailAuthProvider.credential(person.email ?? '', tried)),
    );
    await person.getIdToken(true);
  });

/** Auth's codes (and its emulator's) for a refreshed token of a deleted sign-in. */
const GONE = ['auth/user-not-found', 'auth/invalid-refresh-token'];

/** Whether a sign-in was deleted. @throws Auth's other errors */
async function isGone(person: { getIdToken: (fresh: boolean) => Promise<string> }): Promise<boolean> {
  try {
    await person.getIdToken(true);
    return false;
  } catch (error) {
    if (GONE.includes(codeOf(error))) return true;
    throw error;
  }
}

/**
 * Whether the deletion of the account was begun, or is finished. Only a deletion sets `closedAt`. A missing document counts only if the
 * sign-in is missing too, which is deleted first: an account may have no document yet.
 * @throws Failure 'no-session' | 'no-connection' | …
 */
export const deletionBegun = (): Promise<boolean> =>
  withFailures(async () => {
    const [{ person }, { db, doc, getDoc }] = await Promise.all([signedIn(), loadFirestore()]);
    const snapshot = await getDoc(doc(db, 'user', person.uid));
    return snapshot.exists() ? snapshot.data().closedAt !== undefined : isGone(person);
  });

/** @throws Failure 'credentials' if `password` is wrong, 'weak-password' for a poor new one */
export const changePassword = (password: string, next: string): Promise<void> =>
  withFailures(async () => {
    await reauthenticate(password);
    const { person, updatePassword } = await signedIn();
    await updatePassword(person, next);
  });

/**
 * Asks the server for the confirmation letter. If the address is confirmed already, none is sent and the token is renewed.
 * @throws Failure 'no-session' | 'too-many-attempts' | 'no-connection' | …
 */
export const sendVerification = (): Promise<Output<'accountLetter'>['state']> =>
  withFailures(async () => {
    const { person } = await signedIn();
    const { callWith } = await import('./call-with.ts');
    const token = () => person.getIdToken();
    const { state } = await callWith('accountLetter', { what: 'confirm' }, { token });
    if (state === 'confirmed') await person.getIdToken(true);
    return state;
  });

/**
 * Whether the person's address is confirmed by their token, which the rules check. A token lasts an hour, so it is renewed if Auth knows
 * better.
 * @param fresh renews it in any case: the address may have been confirmed elsewhere
 * @throws Failure 'no-session' | 'no-connection' | …
 */
export const mailConfirmed = ({ fresh = false } = {}): Promise<boolean> =>
  withFailures(async () => {
    const { person } = await signedIn();
    const says = async (another: boolean) =>
      (await person.getIdTokenResult(another)).claims.email_verified === true;
    return (await says(false)) || ((fresh || person.emailVerified) && says(true));
  });

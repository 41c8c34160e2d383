import type { Output } from '@vidriera/domain/api/callables-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { loadAuth, loadFirestore } from './firebase.ts';
import { codeOf, withFailures } from './firebase-failure.ts';
import { observe } from './observe.ts';

/** Auth, and who is signed in. @throws Failure 'no-session' */
async function signedIn() {
  await observe();
  const sdk = await loadAuth();
  const person = sdk.auth.currentUser;
  if (!person) throw new Failure('no-session', messages.session.expired);
  return { ...sdk, person };
}

/** Proves again that it is them: needed before deleting the account. @throws Failure 'credentials' | 'no-session' | … */
export const reauthenticate = (password: string): Promise<void> =>
  withFailures(async () => {
    const { person, EmailAuthProvider, reauthenticateWithCredential } = await signedIn();
    const credential = EmailAuthProvider.credential(person.email ?? '', password);
    await reauthenticateWithCredential(person, credential);
    await person.getIdToken(true);
  });

/**
 * What Auth, and its emulator, say of a sign-in that is there no more, to whoever asks by it for another token. As a failure the first means wrong
 * credentials, as at a login.
 */
const GONE = ['auth/user-not-found', 'auth/invalid-refresh-token'];

/** Whether somebody's sign-in was deleted. @throws whatever else Auth says */
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
 * Whether the deletion of the signed-in person's account was begun, or is finished. A document with `closedAt` says that it was begun: nothing else
 * sets that field. A missing document says that it is finished only if the sign-in is missing as well, which is deleted before the document:
 * somebody whose document was never made still has a sign-in.
 * @throws Failure 'no-session' | 'no-connection' | …
 */
export const deletionBegun = (): Promise<boolean> =>
  withFailures(async () => {
    const [{ person }, { db, doc, getDoc }] = await Promise.all([signedIn(), loadFirestore()]);
    const snapshot = await getDoc(doc(db, 'user', person.uid));
    return snapshot.exists() ? snapshot.data().closedAt !== undefined : isGone(person);
  });

/** @throws Failure 'credentials' when `password` is not the present one, 'weak-password' for a poor new one */
export const changePassword = (password: string, next: string): Promise<void> =>
  withFailures(async () => {
    await reauthenticate(password);
    const { person, updatePassword } = await signedIn();
    await updatePassword(person, next);
  });

/**
 * Asks the server for the letter that confirms the person's address. Where it is confirmed already, none is sent, and the session's token
 * says so from then on.
 * @throws Failure 'no-session' | 'too-many-attempts' | 'no-connection' | …
 */
export const sendVerification = (): Promise<Output<'accountLetter'>['state']> =>
  withFailures(async () => {
    const { person } = await signedIn();
    const { callWith } = await import('./call-with.ts');
    const token = await person.getIdToken();
    const { state } = await callWith(token, 'accountLetter', { what: 'confirm' });
    if (state === 'confirmed') await person.getIdToken(true);
    return state;
  });

/**
 * Whether the signed-in person's address is confirmed, by their token, as the rules ask of who publishes. A token says for an hour what was
 * true when it was made, so another is asked for where Auth knows better.
 * @param fresh asks for another in any case: it may have been confirmed elsewhere meanwhile. @throws Failure 'no-session' | 'no-connection' | …
 */
export const mailConfirmed = ({ fresh = false } = {}): Promise<boolean> =>
  withFailures(async () => {
    const { person } = await signedIn();
    const says = async (another: boolean) =>
      (await person.getIdTokenResult(another)).claims.email_verified === true;
    return (await says(false)) || ((fresh || person.emailVerified) && says(true));
  });

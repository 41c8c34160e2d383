import { loadAuth, loadFirestore } from './firebase.ts';
import { observe } from './observe.ts';
import { SessionFailure } from './session-failure.ts';

/** Sends the mail that lets somebody choose a new password. @throws SessionFailure */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    const { auth, sendPasswordResetEmail } = await loadAuth();
    await sendPasswordResetEmail(auth, email.trim());
  } catch (caught) {
    throw SessionFailure.from(caught);
  }
}

/** Proves again that it is them: needed before deleting the account. @throws SessionFailure 'credenciales' | 'no-session' | … */
export async function reauthenticate(password: string): Promise<void> {
  try {
    await observe();
    const { auth, EmailAuthProvider, reauthenticateWithCredential } = await loadAuth();
    const person = auth.currentUser;
    if (!person?.email) throw new SessionFailure('no-session');
    await reauthenticateWithCredential(person, EmailAuthProvider.credential(person.email, password));
    await person.getIdToken(true);
  } catch (caught) {
    throw SessionFailure.from(caught);
  }
}

/**
 * Whether deleting the signed-in person's account was begun, perhaps finished: nothing else takes their own document away.
 * @throws SessionFailure 'no-session' | 'no-connection' | …
 */
export async function deletionBegun(): Promise<boolean> {
  try {
    await observe();
    const [{ auth }, { db, doc, getDoc }] = await Promise.all([loadAuth(), loadFirestore()]);
    if (!auth.currentUser) throw new SessionFailure('no-session');
    return !(await getDoc(doc(db, 'user', auth.currentUser.uid))).exists();
  } catch (caught) {
    throw SessionFailure.from(caught);
  }
}

/** @throws SessionFailure 'credenciales' when `password` is not the present one, 'weak-password' for a poor new one */
export async function changePassword(password: string, next: string): Promise<void> {
  await reauthenticate(password);
  try {
    const { auth, updatePassword } = await loadAuth();
    if (!auth.currentUser) throw new SessionFailure('no-session');
    await updatePassword(auth.currentUser, next);
  } catch (caught) {
    throw SessionFailure.from(caught);
  }
}

/**
 * Sends the mail that confirms the person's address; nothing in the product asks for it.
 * @throws SessionFailure 'no-session' | 'too-many-attempts' | 'no-connection' | …
 */
export async function sendVerification(): Promise<void> {
  try {
    await observe();
    const { auth, sendEmailVerification } = await loadAuth();
    if (!auth.currentUser) throw new SessionFailure('no-session');
    await sendEmailVerification(auth.currentUser);
  } catch (caught) {
    throw SessionFailure.from(caught);
  }
}

/**
 * Whether the signed-in person's address is confirmed; `null` when nobody is signed in.
 * @param fresh asks the server: it may have been confirmed in another tab. @throws SessionFailure
 */
export async function emailVerified({ fresh = false } = {}): Promise<boolean | null> {
  try {
    await observe();
    const { auth, reload } = await loadAuth();
    if (!auth.currentUser) return null;
    if (fresh && !auth.currentUser.emailVerified) await reload(auth.currentUser);
    return auth.currentUser?.emailVerified ?? null;
  } catch (caught) {
    throw SessionFailure.from(caught);
  }
}

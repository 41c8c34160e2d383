import { SesionFallo } from './fallo.ts';
import { loadAuth, loadFirestore } from './firebase.ts';
import { observe } from './observe.ts';

/** Sends the mail that lets somebody choose a new password. @throws SesionFallo */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    const { auth, sendPasswordResetEmail } = await loadAuth();
    await sendPasswordResetEmail(auth, email.trim());
  } catch (caught) {
    throw SesionFallo.from(caught);
  }
}

/** Proves again that it is them: needed before deleting the account. @throws SesionFallo 'credenciales' | 'sin-sesion' | … */
export async function reauthenticate(password: string): Promise<void> {
  try {
    await observe();
    const { auth, EmailAuthProvider, reauthenticateWithCredential } = await loadAuth();
    const person = auth.currentUser;
    if (!person?.email) throw new SesionFallo('sin-sesion');
    await reauthenticateWithCredential(person, EmailAuthProvider.credential(person.email, password));
    await person.getIdToken(true);
  } catch (caught) {
    throw SesionFallo.from(caught);
  }
}

/**
 * Whether deleting the signed-in person's account was begun, perhaps finished: nothing else takes their own document away.
 * @throws SesionFallo 'sin-sesion' | 'sin-conexion' | …
 */
export async function deletionBegun(): Promise<boolean> {
  try {
    await observe();
    const [{ auth }, { db, doc, getDoc }] = await Promise.all([loadAuth(), loadFirestore()]);
    if (!auth.currentUser) throw new SesionFallo('sin-sesion');
    return !(await getDoc(doc(db, 'user', auth.currentUser.uid))).exists();
  } catch (caught) {
    throw SesionFallo.from(caught);
  }
}

/** @throws SesionFallo 'credenciales' when `password` is not the present one, 'password-debil' for a poor new one */
export async function changePassword(password: string, next: string): Promise<void> {
  await reauthenticate(password);
  try {
    const { auth, updatePassword } = await loadAuth();
    if (!auth.currentUser) throw new SesionFallo('sin-sesion');
    await updatePassword(auth.currentUser, next);
  } catch (caught) {
    throw SesionFallo.from(caught);
  }
}

/**
 * Sends the mail that confirms the person's address; nothing in the product asks for it.
 * @throws SesionFallo 'sin-sesion' | 'demasiados-intentos' | 'sin-conexion' | …
 */
export async function sendVerification(): Promise<void> {
  try {
    await observe();
    const { auth, sendEmailVerification } = await loadAuth();
    if (!auth.currentUser) throw new SesionFallo('sin-sesion');
    await sendEmailVerification(auth.currentUser);
  } catch (caught) {
    throw SesionFallo.from(caught);
  }
}

/**
 * Whether the signed-in person's address is confirmed; `null` when nobody is signed in.
 * @param fresh asks the server: it may have been confirmed in another tab. @throws SesionFallo
 */
export async function emailVerified({ fresh = false } = {}): Promise<boolean | null> {
  try {
    await observe();
    const { auth, reload } = await loadAuth();
    if (!auth.currentUser) return null;
    if (fresh && !auth.currentUser.emailVerified) await reload(auth.currentUser);
    return auth.currentUser?.emailVerified ?? null;
  } catch (caught) {
    throw SesionFallo.from(caught);
  }
}

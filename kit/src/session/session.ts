import { CLAVES_LOCALES } from 'domain/limits';
import { useSyncExternalStore } from 'react';
import { read, readHint, type SessionHint, write } from './cache.ts';
import { SesionFallo } from './fallo.ts';
import { loadAuth, loadFirestore, loadStorage } from './firebase.ts';
import { observe, report } from './observe.ts';
import { current, INITIAL, isWaiting, publish, subscribe, waitingStarts } from './store.ts';
import type { SessionState, SessionUser } from './types.ts';

export type { SessionHint, SessionState, SessionUser };
/** Firebase by parts, on demand; the areas take them from kit/firebase. */
export { loadAuth, loadFirestore, loadStorage, SesionFallo };

/** The session as it is now; a component that uses it renders anew when it changes. */
export const useSession = (): SessionState => useSyncExternalStore(subscribe, current, () => INITIAL);

/** The session at this moment, outside of React. */
export const sessionNow = current;

/** Who the browser remembers as signed in, before Auth has said so. Never decides what may be seen. */
export const sessionHint = readHint;

/** Asks Firebase Auth and waits for its first report. For loaders. @throws SesionFallo when Auth can't be loaded */
export async function whenReady(): Promise<SessionState> {
  // Auth has reported already: to count as waiting would take the present screen away and mount it anew.
  if (current().user) return current();
  const done = waitingStarts();
  try {
    await observe();
    return current();
  } finally {
    done();
  }
}

/** True while a guard waits for Auth's first report: 'Cargando...' stands in the screen's place meanwhile. */
export const useWaiting = (): boolean => useSyncExternalStore(subscribe, isWaiting, () => false);

/**
 * Starts following the session, once per page. Auth is loaded only when this browser remembers someone, and `afterPaint` says
 * when; otherwise nobody is signed in until somebody acts. Signing in or out in another tab is followed.
 */
export function startSession(afterPaint: (start: () => void) => void): void {
  const follow = () => void observe().catch(() => undefined); // the state carries the error
  if (readHint()) afterPaint(follow);
  else if (current().loading) publish({ user: null, loading: false, error: null });
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== CLAVES_LOCALES.userId) return;
    if (!readHint()) publish({ user: null, loading: false, error: null });
    else if (readHint()?.uid !== current().user?.uid) follow();
  });
}

/** @throws SesionFallo 'credenciales' | 'demasiados-intentos' | 'sin-conexion' | … */
export async function signIn(email: string, password: string): Promise<SessionUser> {
  try {
    await observe();
    const { auth, signInWithEmailAndPassword } = await loadAuth();
    const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
    const state = await report(user);
    if (!state.user) throw new SesionFallo('interno');
    return state.user;
  } catch (caught) {
    throw SesionFallo.from(caught);
  }
}

/** Ends the session in every tab of this browser. @throws SesionFallo */
export async function signOut(): Promise<void> {
  try {
    const { auth, signOut: end } = await loadAuth();
    await end(auth);
    await report(null);
  } catch (caught) {
    throw SesionFallo.from(caught);
  }
}

/** Reads the person's document again, after it was changed; `null` when nobody is signed in. @throws SesionFallo */
export async function refreshUser(): Promise<SessionUser | null> {
  await observe();
  const { auth } = await loadAuth();
  if (!auth.currentUser) return null;
  const state = await report(auth.currentUser, true);
  if (state.error) throw state.error;
  return state.user;
}

/** The signed-in person's ID token for a request; `null` when this browser knows of nobody. @throws SesionFallo */
export async function idToken(): Promise<string | null> {
  if (!current().user && !readHint()) return null;
  try {
    await observe();
    const { auth } = await loadAuth();
    return (await auth.currentUser?.getIdToken()) ?? null;
  } catch (caught) {
    throw SesionFallo.from(caught);
  }
}

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

/** Whether the sidebar was left collapsed. */
export const sidebarCollapsed = (): boolean => read(CLAVES_LOCALES.sidebar) === '1';
export const rememberSidebar = (collapsed: boolean): void =>
  write(CLAVES_LOCALES.sidebar, collapsed ? '1' : '0');

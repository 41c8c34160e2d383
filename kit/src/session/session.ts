import { CLAVES_LOCALES } from 'domain/limits';
import { useSyncExternalStore } from 'react';
import { read, write } from '../local-storage.ts';
import { readHint, type SessionHint, writeHint } from './cache.ts';
import { SesionFallo } from './fallo.ts';
import { loadAuth, loadFirestore, loadStorage } from './firebase.ts';
import { observe, report } from './observe.ts';
import {
  current,
  type Ended,
  INITIAL,
  isWaiting,
  publish,
  rememberEnd,
  subscribe,
  waitingStarts,
  whyEnded,
} from './store.ts';
import type { SessionState, SessionUser } from './types.ts';

export {
  changePassword,
  deletionBegun,
  emailVerified,
  reauthenticate,
  sendPasswordReset,
  sendVerification,
} from './account.ts';
export type { Ended, SessionHint, SessionState, SessionUser };
/** Firebase by parts, on demand; the areas take them from kit/firebase. */
export { loadAuth, loadFirestore, loadStorage, SesionFallo };

/** The session as it is now; a component that uses it renders anew when it changes. */
export const useSession = (): SessionState => useSyncExternalStore(subscribe, current, () => INITIAL);

/** Who is signed in. For a visitor that is `null` before and after Auth has reported, so nothing is drawn twice. */
export const useUser = (): SessionUser | null =>
  useSyncExternalStore(
    subscribe,
    () => current().user,
    () => null,
  );

/** The session at this moment, outside of React. */
export const sessionNow = current;

/** Who the browser remembers as signed in, before Auth has said so. Never decides what may be seen. */
export const sessionHint = readHint;

/** Why the last session ended, when nobody ended it here; `null` otherwise. Said at /login. */
export { whyEnded };

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
    if (!readHint()) {
      if (current().user) rememberEnd('otra-pestania');
      publish({ user: null, loading: false, error: null });
    } else if (readHint()?.uid !== current().user?.uid) follow();
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
    writeHint(null); // first: other tabs then know that it was meant
    rememberEnd(null);
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

/** Whether the sidebar was left collapsed. */
export const sidebarCollapsed = (): boolean => read(CLAVES_LOCALES.sidebar) === '1';
export const rememberSidebar = (collapsed: boolean): void =>
  write(CLAVES_LOCALES.sidebar, collapsed ? '1' : '0');

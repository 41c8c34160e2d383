import { writeHint } from './cache.ts';
import { loadAuth } from './firebase.ts';
import { observe, report } from './observe.ts';
import { SessionFailure } from './session-failure.ts';
import { rememberEnd } from './store.ts';
import type { SessionUser } from './types.ts';

export * from './account.ts';
export { observe };

/** @throws SessionFailure 'credenciales' | 'too-many-attempts' | 'no-connection' | … */
export async function signIn(email: string, password: string): Promise<SessionUser> {
  try {
    await observe();
    const { auth, signInWithEmailAndPassword } = await loadAuth();
    const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
    const state = await report(user);
    if (!state.user) throw new SessionFailure('internal');
    return state.user;
  } catch (caught) {
    throw SessionFailure.from(caught);
  }
}

/** Ends the session in every tab of this browser. @throws SessionFailure */
export async function signOut(): Promise<void> {
  try {
    const { auth, signOut: end } = await loadAuth();
    writeHint(null); // first: other tabs then know that it was meant
    rememberEnd(null);
    await end(auth);
    await report(null);
  } catch (caught) {
    throw SessionFailure.from(caught);
  }
}

/** Reads the person's document again, after it was changed; `null` when nobody is signed in. @throws SessionFailure */
export async function refreshUser(): Promise<SessionUser | null> {
  await observe();
  const { auth } = await loadAuth();
  if (!auth.currentUser) return null;
  const state = await report(auth.currentUser, true);
  if (state.error) throw state.error;
  return state.user;
}

/** The signed-in person's ID token for a request; `null` when nobody is signed in. @throws SessionFailure */
export async function idToken(): Promise<string | null> {
  try {
    await observe();
    const { auth } = await loadAuth();
    return (await auth.currentUser?.getIdToken()) ?? null;
  } catch (caught) {
    throw SessionFailure.from(caught);
  }
}

import { Failure, isFailure, isLate } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { asTyped } from './as-typed.ts';
import { loadAuth } from './firebase.ts';
import { withFailures } from './firebase-failure.ts';
import { observe, report } from './observe.ts';
import { writeHint } from './remember.ts';
import { currentSession, rememberEnd } from './store.ts';
import type { SessionState, SessionUser } from './types.ts';
import type { AuthUser } from './user.ts';

export * from './account.ts';
export { justRead } from './user.ts';
export { observe };

/** @throws Failure 'credentials' | 'too-many-attempts' | 'no-connection' | … */
export const signIn = (email: string, password: string): Promise<SessionUser> =>
  withFailures(async () => {
    rememberEnd(null);
    await observe();
    const { auth, signInWithEmailAndPassword } = await loadAuth();
    const { user } = await asTyped(password, (tried) =>
      signInWithEmailAndPassword(auth, email.trim(), tried),
    );
    return signedIn(user);
  });

/** Signs in by a token of `codes`. @throws Failure 'no-connection' | … */
export const signInByToken = (token: string): Promise<SessionUser> =>
  withFailures(async () => {
    rememberEnd(null);
    await observe();
    const { auth, signInWithCustomToken } = await loadAuth();
    return signedIn((await signInWithCustomToken(auth, token)).user);
  });

async function signedIn(person: AuthUser): Promise<SessionUser> {
  const state = await report(person);
  if (state.error) throw state.error;
  if (!state.user) throw new Failure('internal', messages.general.internal);
  return state.user;
}

/** Signs out in every tab. @throws Failure */
export const signOut = (): Promise<void> =>
  withFailures(async () => {
    const { auth, signOut: end } = await loadAuth();
    writeHint(null); // first: tells other tabs that it was intended
    rememberEnd(null);
    await end(auth);
    await report(null);
  });

/** Reads the person's document again; `null` if nobody is signed in. @throws Failure */
export const refreshUser = (): Promise<SessionUser | null> =>
  withFailures(async () => {
    await observe();
    const { auth } = await loadAuth();
    if (!auth.currentUser) return null;
    const state = await report(auth.currentUser, true);
    if (state.error) throw state.error;
    return state.user;
  });

/** Waits for Auth's report. After a failure it reads the person's document again, once for all callers. @throws Failure if late */
export async function whenRead(): Promise<SessionState> {
  const { user, error } = currentSession();
  if (!user) await observe();
  else if (isFailure(error, 'no-connection')) await report((await loadAuth()).auth.currentUser);
  const state = currentSession();
  if (isLate(state.error)) throw state.error;
  return state;
}

/** Returns the ID token; `null` if nobody is signed in. @throws Failure */
export const idToken = (): Promise<string | null> =>
  withFailures(async () => {
    await observe();
    const { auth } = await loadAuth();
    return (await auth.currentUser?.getIdToken()) ?? null;
  });

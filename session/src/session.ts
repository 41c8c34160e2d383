import { failureOf } from '@vidriera/domain/failure';
import { once } from '@vidriera/domain/once';
import type { Uid } from '@vidriera/domain/values/ids';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { useSyncExternalStore } from 'react';
import type { AccountAction, ActionMode } from './action-code.ts';
import { readHint, type SessionHint } from './cache.ts';
import { loadAuth, loadFirestore, loadStorage } from './firebase.ts';
import { read, write } from './local-storage.ts';
import {
  currentSession,
  INITIAL,
  publishSession,
  publishUnasked,
  rememberEnd,
  subscribeSession,
  whyEnded,
} from './store.ts';
import type { SessionState, SessionUser } from './types.ts';

export type { AccountAction, ActionMode, SessionHint, SessionState, SessionUser };
export { loadFirestore, loadStorage };

/** Fetches the Firebase code: for remembered people, and for actions. */
const fetchActs = once(async () => {
  try {
    const [acts] = await Promise.all([import('./acts.ts'), loadAuth()]);
    return acts;
  } catch (caught) {
    const error = failureOf(caught);
    publishUnasked(error);
    throw error;
  }
});

type Acts = Awaited<ReturnType<typeof fetchActs>>;

/** Wraps an act: its code is fetched at the first call. */
const later =
  <A extends unknown[], R>(pick: (acts: Acts) => (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> =>
    pick(await fetchActs())(...args);

const observe = later((acts) => acts.observe);

export const useSession = (): SessionState =>
  useSyncExternalStore(subscribeSession, currentSession, () => INITIAL);

/** Returns the signed-in person. `null` for a visitor before and after Auth's report, so nothing renders twice. */
export const useUser = (): SessionUser | null =>
  useSyncExternalStore(
    subscribeSession,
    () => currentSession().user,
    () => null,
  );

/** True while the browser remembers a person and Auth has not reported. */
export const useUnreported = (): boolean =>
  useSyncExternalStore(
    subscribeSession,
    () => currentSession().loading && readHint() !== null,
    () => false,
  );

export const sessionNow = currentSession;

/** The remembered person. Never use it for permissions. */
export const sessionHint = readHint;

/** Why the last session ended by itself; `null` otherwise. Shown at /login. */
export { whyEnded };

/** Loads Auth and waits for its first report. @throws Failure if Auth can't be loaded */
export async function whenKnown(): Promise<SessionState> {
  if (!currentSession().user) await observe();
  return currentSession();
}

/** Resolves with Auth's first report or failure, without loading Auth. */
export const whenReported = (): Promise<SessionState> =>
  new Promise((resolve) => {
    const look = () => {
      if (currentSession().loading && !currentSession().error) return;
      off();
      resolve(currentSession());
    };
    const off = subscribeSession(look);
    look();
  });

/**
 * Starts following the session, once per page and across tabs. Loads Auth after paint for a remembered person, else at the first action.
 * After a failure it retries when the connection is back or the page is visible again.
 */
export function startSession(afterPaint: (start: () => void) => void): void {
  const follow = () => void observe().catch(() => undefined); // the state carries the error
  if (readHint()) afterPaint(follow);
  else if (currentSession().loading) publishSession({ user: null, loading: false, error: null });
  const again = () => {
    if (currentSession().loading && readHint()) follow();
  };
  addEventListener('online', again);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && currentSession().error) again();
  });
  addEventListener('pageshow', ({ persisted }) => {
    // A page restored from the back-forward cache may show another person's data.
    const { user } = currentSession();
    if (persisted && user && readHint()?.uid !== user.uid) location.reload();
  });
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== LOCAL_KEYS.userId) return;
    if (!readHint()) {
      if (currentSession().user || currentSession().loading) rememberEnd('other-tab');
      publishSession({ user: null, loading: false, error: null });
    } else if (readHint()?.uid !== currentSession().user?.uid) follow();
  });
}

/**
 * Like `whenKnown`, for readers of Firestore: it retries a failed read of the person's document.
 * @throws Failure if late: further reads would be late, too
 */
export const whenRead = later((acts) => acts.whenRead);

/** @throws Failure 'credentials' | 'too-many-attempts' | 'no-connection' | … */
export const signIn = later((acts) => acts.signIn);
/** Signs in by a token of `codes`. @throws Failure */
export const signInByToken = later((acts) => acts.signInByToken);
/** Signs out in every tab. @throws Failure */
export const signOut = later((acts) => acts.signOut);
/** Takes the own document that the session has just read; `null` if already taken or old. @throws Failure */
export const justRead = later((acts) => async (uid: Uid) => acts.justRead(uid));
/** Reads the person's document again; `null` if nobody is signed in. @throws Failure */
export const refreshUser = later((acts) => acts.refreshUser);
export const changePassword = later((acts) => acts.changePassword);
export const deletionBegun = later((acts) => acts.deletionBegun);
export const mailConfirmed = later((acts) => acts.mailConfirmed);
export const reauthenticate = later((acts) => acts.reauthenticate);
export const sendVerification = later((acts) => acts.sendVerification);

/** For `/cuenta/accion` only: fetches the code that uses the action codes of letters. */
export const fetchActionCodes = once(() => import('./action-code.ts'));

/** Returns the ID token; `null` if nobody is remembered. @throws Failure */
export async function idToken(): Promise<string | null> {
  return currentSession().user || readHint() ? (await fetchActs()).idToken() : null;
}

/** Whether the person collapsed the sidebar; `null` if they have not said. */
export function sidebarCollapsed(): boolean | null {
  const kept = read(LOCAL_KEYS.sidebar);
  return kept === null ? null : kept === '1';
}
export const rememberSidebar = (collapsed: boolean): void =>
  void write(LOCAL_KEYS.sidebar, collapsed ? '1' : '0');

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
/** Firebase by parts, fetched when first asked for: the same app everywhere, as this module is shared. */
export { loadFirestore, loadStorage };

/** What talks to Firebase, and Auth beside it: fetched for whom this browser remembers, and for whoever acts. */
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

/** One of the acts, fetched when it is called. */
const later =
  <A extends unknown[], R>(pick: (acts: Acts) => (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> =>
    pick(await fetchActs())(...args);

const observe = later((acts) => acts.observe);

/** The session as it is now; a component that uses it renders anew when it changes. */
export const useSession = (): SessionState =>
  useSyncExternalStore(subscribeSession, currentSession, () => INITIAL);

/** Who is signed in. For a visitor that is `null` before and after Auth has reported, so nothing is drawn twice. */
export const useUser = (): SessionUser | null =>
  useSyncExternalStore(
    subscribeSession,
    () => currentSession().user,
    () => null,
  );

/** True while this browser remembers somebody of whom Auth has not reported yet. */
export const useUnreported = (): boolean =>
  useSyncExternalStore(
    subscribeSession,
    () => currentSession().loading && readHint() !== null,
    () => false,
  );

/** The session at this moment, outside of React. */
export const sessionNow = currentSession;

/** Who the browser remembers as signed in, before Auth has said so. Never decides what may be seen. */
export const sessionHint = readHint;

/** Why the last session ended, when nobody ended it here; `null` otherwise. Said at /login. */
export { whyEnded };

/** Asks Firebase Auth and waits for its first report. @throws Failure when Auth can't be loaded */
export async function whenKnown(): Promise<SessionState> {
  if (!currentSession().user) await observe();
  return currentSession();
}

/** Resolves with Auth's first report, or that it could not be asked, and asks for none: for what can wait until the first screen stands. */
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
 * Starts following the session, once per page. Auth is loaded only when this browser remembers someone, and `afterPaint` says
 * when; otherwise nobody is signed in until somebody acts. Where it could not be had it is asked again with the connection, and when somebody
 * comes back to the page. Signing in or out in another tab is followed.
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
    // A page that the browser had put aside heard of nothing meanwhile, and shows what was somebody else's.
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

/** Signs in. @throws Failure 'credentials' | 'too-many-attempts' | 'no-connection' | … */
export const signIn = later((acts) => acts.signIn);
/** Ends the session in every tab of this browser. @throws Failure */
export const signOut = later((acts) => acts.signOut);
/** Their own document as the session has just read it; `null` where somebody had it, or it is too old. @throws Failure */
export const justRead = later((acts) => async (uid: Uid) => acts.justRead(uid));
/** Reads the person's document again, after it was changed; `null` when nobody is signed in. @throws Failure */
export const refreshUser = later((acts) => acts.refreshUser);
export const changePassword = later((acts) => acts.changePassword);
export const deletionBegun = later((acts) => acts.deletionBegun);
export const mailConfirmed = later((acts) => acts.mailConfirmed);
export const reauthenticate = later((acts) => acts.reauthenticate);
export const sendVerification = later((acts) => acts.sendVerification);

/** The codes of Auth's letters, for `/cuenta/accion` alone: nobody else is sent the code that spends them. */
export const fetchActionCodes = once(() => import('./action-code.ts'));

/** The signed-in person's ID token for a request; `null` when this browser knows of nobody. @throws Failure */
export async function idToken(): Promise<string | null> {
  return currentSession().user || readHint() ? (await fetchActs()).idToken() : null;
}

/** Whether the sidebar was left collapsed. */
export const sidebarCollapsed = (): boolean => read(LOCAL_KEYS.sidebar) === '1';
export const rememberSidebar = (collapsed: boolean): void => write(LOCAL_KEYS.sidebar, collapsed ? '1' : '0');

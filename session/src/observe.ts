import { once } from '@vidriera/domain/once';
import { readHint } from './cache.ts';
import { loadAuth } from './firebase.ts';
import { firebaseFailure } from './firebase-failure.ts';
import { writeHint } from './remember.ts';
import { currentSession, publishSession, publishUnasked, rememberEnd, whyEnded } from './store.ts';
import type { SessionState } from './types.ts';
import { type AuthUser, readUser, userWithoutDocument } from './user.ts';

let turn = 0;
let underway: { uid: string; done: Promise<SessionState> } | undefined;

/**
 * Publishes Auth's report with the person's document. Only the latest report is published. Reports of one person share a read unless
 * `fresh`.
 */
export function report(person: AuthUser | null, fresh = false): Promise<SessionState> {
  if (!person) {
    turn += 1;
    underway = undefined;
    // Signing out forgets the hint first; if it is still there, the server ended the session.
    if (readHint()) rememberEnd('expired');
    writeHint(null);
    return Promise.resolve(publishSession({ user: null, loading: false, error: null }));
  }
  if (!fresh && underway?.uid === person.uid) return underway.done;
  turn += 1;
  const done = readAndPublish(person, turn);
  underway = { uid: person.uid, done };
  return done;
}

async function readAndPublish(person: AuthUser, mine: number): Promise<SessionState> {
  const wasRemembered = readHint() !== null;
  const next = await readUser(person).then(
    (user): SessionState => ({ user, loading: false, error: null }),
    (caught: unknown): SessionState => ({
      user: userWithoutDocument(person),
      loading: false,
      error: firebaseFailure(caught),
    }),
  );
  if (mine !== turn) return currentSession();
  // Another tab signed out, and this tab's Auth has not reported it yet.
  if ((wasRemembered || whyEnded() === 'other-tab') && !readHint()) return currentSession();
  if (next.error) underway = undefined;
  rememberEnd(null);
  writeHint(next.user);
  return publishSession(next);
}

/** Minimum milliseconds between two checks. */
const CHECK_INTERVAL_MS = 5 * 60_000;

/**
 * Checks the session when the page becomes visible, because tokens outlive a revoked session by up to an hour. The SDK then signs out.
 */
async function followRevocation(): Promise<void> {
  const { auth, reload } = await loadAuth();
  let last = Date.now();
  addEventListener('visibilitychange', async () => {
    const person = auth.currentUser;
    if (document.visibilityState !== 'visible' || !person || Date.now() - last < CHECK_INTERVAL_MS) return;
    last = Date.now();
    // Offline, the next check asks again.
    await reload(person).catch(() => undefined);
  });
}

/** Loads Auth and follows it; resolves at its first report. @throws Failure if Auth can't be loaded */
export const observe = once(async (): Promise<void> => {
  try {
    const { auth, onAuthStateChanged } = await loadAuth();
    await followRevocation();
    await new Promise<void>((resolve, reject) => {
      onAuthStateChanged(auth, (person) => void report(person).then(() => resolve(), reject), reject);
    });
  } catch (caught) {
    const error = firebaseFailure(caught);
    publishUnasked(error);
    throw error;
  }
});

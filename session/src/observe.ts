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
 * Publishes what Auth reports, with the person's document. Reports overtake each other: only the latest is published, and two
 * of the same person share one read unless `fresh`.
 */
export function report(person: AuthUser | null, fresh = false): Promise<SessionState> {
  if (!person) {
    turn += 1;
    underway = undefined;
    // Whoever signs out forgets first: what is still remembered was ended by the server, or has run out.
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
  // Signed out in another tab meanwhile, which Auth of this one is yet to hear of.
  if ((wasRemembered || whyEnded() === 'other-tab') && !readHint()) return currentSession();
  if (next.error) underway = undefined;
  rememberEnd(null);
  writeHint(next.user);
  return publishSession(next);
}

/** Milliseconds between two questions whether the session still holds. */
const EACH = 5 * 60_000;

/**
 * Asks the server whether the session still holds each time the page comes back into view, but not more often than `EACH`: a
 * token is good for an hour after its session was revoked. Whom the server no longer knows is signed out.
 */
async function followRevocation(): Promise<void> {
  const { auth, reload } = await loadAuth();
  let last = Date.now();
  addEventListener('visibilitychange', async () => {
    const person = auth.currentUser;
    if (document.visibilityState !== 'visible' || !person || Date.now() - last < EACH) return;
    last = Date.now();
    // The SDK itself signs out whom the server no longer knows. Without a connection it is asked again the next time.
    await reload(person).catch(() => undefined);
  });
}

/** Loads Auth and follows it from then on; resolves at its first report. @throws Failure when Auth can't be loaded */
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

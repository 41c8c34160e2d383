import { Failure, type FailureCode, failureOf, isFailure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';

const CREDENTIALS = ['credentials', messages.session.loginError] as const;
const NO_CONNECTION = ['no-connection', messages.general.noConnection] as const;
const WEAK_PASSWORD = ['weak-password', messages.signup.passwordTooShort] as const;
const GONE = ['missing', messages.general.pageNotFound] as const;

/** Every code of Firebase that means something to people. Firestore's have no prefix. */
const KNOWN: Record<string, readonly [FailureCode, string]> = {
  'auth/invalid-credential': CREDENTIALS,
  'auth/invalid-login-credentials': CREDENTIALS,
  'auth/wrong-password': CREDENTIALS,
  'auth/user-not-found': CREDENTIALS,
  // What proving again who one is makes of a missing account, where Auth does not hide which ones exist.
  'auth/user-mismatch': CREDENTIALS,
  'auth/user-disabled': CREDENTIALS,
  'auth/invalid-email': CREDENTIALS,
  'auth/missing-password': CREDENTIALS,
  'auth/too-many-requests': ['too-many-attempts', messages.session.tooManyAttempts],
  'auth/requires-recent-login': ['stale-session', messages.session.expired],
  'auth/user-token-expired': ['no-session', messages.session.expired],
  'auth/weak-password': WEAK_PASSWORD,
  'auth/password-does-not-meet-requirements': WEAK_PASSWORD,
  'auth/network-request-failed': NO_CONNECTION,
  unauthenticated: ['no-session', messages.session.expired],
  'permission-denied': ['no-permission', messages.post.notYours],
  'not-found': GONE,
  unavailable: NO_CONNECTION,
  'deadline-exceeded': NO_CONNECTION,
  // What Firestore's lite SDK calls a request that never got an answer.
  unknown: NO_CONNECTION,
  'storage/unauthenticated': ['no-session', messages.session.expired],
  'storage/unauthorized': ['no-permission', messages.imagen.notUploaded],
  'storage/object-not-found': GONE,
  'storage/retry-limit-exceeded': NO_CONNECTION,
  'storage/unknown': NO_CONNECTION,
  'storage/canceled': ['cancelled', messages.imagen.cancelled],
};

/** Firebase's code of an error ('auth/wrong-password', 'permission-denied'); '' for any other error. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

/** What Firebase threw as a `Failure`; what has no known code is judged by `failureOf`, with `message`. */
export function firebaseFailure(caught: unknown, message?: string): Failure {
  const known = isFailure(caught) ? undefined : KNOWN[codeOf(caught)];
  return known ? new Failure(...known, { cause: caught }) : failureOf(caught, message);
}

/** Runs `task`; whatever it throws comes out as a `Failure`, with `message` where nothing else is known. */
export async function withFailures<T>(task: () => Promise<T>, message?: string): Promise<T> {
  try {
    return await task();
  } catch (caught) {
    throw firebaseFailure(caught, message);
  }
}

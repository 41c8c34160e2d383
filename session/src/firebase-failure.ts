import { Failure, type FailureCode, failureOf, isFailure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';

const CREDENTIALS = ['credentials', messages.session.loginError] as const;
const NO_CONNECTION = ['no-connection', messages.general.noConnection] as const;
const WEAK_PASSWORD = ['weak-password', messages.signup.passwordTooShort] as const;
const GONE = ['missing', messages.general.pageNotFound] as const;

/** Firebase's codes with a message of their own. Firestore's have no prefix. */
const KNOWN: Record<string, readonly [FailureCode, string]> = {
  'auth/invalid-credential': CREDENTIALS,
  'auth/invalid-login-credentials': CREDENTIALS,
  'auth/wrong-password': CREDENTIALS,
  'auth/user-not-found': CREDENTIALS,
  // Reauthentication of a missing account, if Auth does not hide which ones exist.
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
  // Firestore's lite SDK, for a request without an answer.
  unknown: NO_CONNECTION,
  'storage/unauthenticated': ['no-session', messages.session.expired],
  'storage/unauthorized': ['no-permission', messages.imagen.notUploaded],
  'storage/object-not-found': GONE,
  'storage/retry-limit-exceeded': NO_CONNECTION,
  'storage/unknown': NO_CONNECTION,
  'storage/canceled': ['cancelled', messages.imagen.cancelled],
};

/** Returns Firebase's code ('auth/wrong-password', 'permission-denied'); '' for other errors. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

/** Converts Firebase's error to a `Failure`; unknown codes are left to `failureOf`. */
export function firebaseFailure(caught: unknown, message?: string): Failure {
  const known = isFailure(caught) ? undefined : KNOWN[codeOf(caught)];
  return known ? new Failure(...known, { cause: caught }) : failureOf(caught, message);
}

/** Runs `task` and converts its errors to `Failure`s. @param message for unknown errors */
export async function withFailures<T>(task: () => Promise<T>, message?: string): Promise<T> {
  try {
    return await task();
  } catch (caught) {
    throw firebaseFailure(caught, message);
  }
}

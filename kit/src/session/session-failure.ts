import { messages } from 'domain/messages/messages';

export type SessionCode =
  | 'credentials'
  | 'too-many-attempts'
  | 'stale-session'
  | 'weak-password'
  | 'no-session'
  | 'no-connection'
  | 'internal';

const MESSAGES: Record<SessionCode, string> = {
  credentials: messages.session.loginError,
  'too-many-attempts': 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.',
  'stale-session': messages.session.expired,
  'weak-password': messages.signup.passwordTooShort,
  'no-session': messages.session.expired,
  'no-connection': messages.general.noConnection,
  internal: messages.general.internal,
};

/** Firebase Auth's codes as ours. Unknown ones are `internal`. */
const CODES: Record<string, SessionCode> = {
  'auth/invalid-credential': 'credentials',
  'auth/invalid-login-credentials': 'credentials',
  'auth/wrong-password': 'credentials',
  'auth/user-not-found': 'credentials',
  // What proving again who one is makes of a missing account, where Auth does not hide which ones exist.
  'auth/user-mismatch': 'credentials',
  'auth/user-disabled': 'credentials',
  'auth/invalid-email': 'credentials',
  'auth/missing-password': 'credentials',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/requires-recent-login': 'stale-session',
  'auth/user-token-expired': 'no-session',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/network-request-failed': 'no-connection',
  unavailable: 'no-connection',
  // What Firestore's lite SDK calls a request that never got an answer.
  unknown: 'no-connection',
};

/** Why signing in, out or reading the session failed; `message` is for people, `cause` what was caught. */
export class SessionFailure extends Error {
  override name = 'SessionFailure';
  readonly code: SessionCode;

  constructor(code: SessionCode, cause?: unknown) {
    super(MESSAGES[code], { cause });
    this.code = code;
  }

  /** Any caught value as a `SessionFailure`; a chunk that can't be fetched counts as no connection. */
  static from(caught: unknown): SessionFailure {
    if (caught instanceof SessionFailure) return caught;
    const code = typeof caught === 'object' && caught !== null && 'code' in caught ? String(caught.code) : '';
    const known = CODES[code];
    if (known) return new SessionFailure(known, caught);
    return new SessionFailure(caught instanceof TypeError ? 'no-connection' : 'internal', caught);
  }
}

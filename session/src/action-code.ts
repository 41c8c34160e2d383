import { Failure, type FailureCode } from '@vidriera/domain/failure';
import { loadAuth } from './firebase.ts';
import { codeOf, firebaseFailure } from './firebase-failure.ts';
import { observe, report } from './observe.ts';

/** Auth's operations by the `mode` of its links. */
const MODES = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  RECOVER_EMAIL: 'recoverEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
} as const;

/** A code's purpose: a link's `mode`. */
export type ActionMode = (typeof MODES)[keyof typeof MODES];

export interface AccountAction {
  /** The account's address, or its new one once the code is spent. */
  email: string;
  /** The address until then; '' if it does not change. */
  previousEmail: string;
}

const INVALID = ['link-refused', 'Este enlace ya se usó o está incompleto.'] as const;

/** Auth's refusals of a code. Spent and invented codes are both 'invalid'. */
const REFUSALS: Record<string, readonly [FailureCode, string]> = {
  'auth/expired-action-code': ['link-expired', 'Este enlace venció.'],
  'auth/invalid-action-code': INVALID,
  'auth/user-not-found': ['link-refused', 'La cuenta de este enlace ya no existe.'],
  'auth/user-disabled': ['link-refused', 'La cuenta de este enlace está deshabilitada.'],
};

async function refusing<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (caught) {
    const refusal = REFUSALS[codeOf(caught)];
    throw refusal ? new Failure(...refusal, { cause: caught }) : firebaseFailure(caught);
  }
}

/**
 * Reads a code without spending it. A code of another purpose is refused: the screen would say one thing and do another.
 * @throws Failure 'link-expired' | 'link-refused' | 'no-connection' | …
 */
export const readActionCode = (mode: ActionMode, code: string): Promise<AccountAction> =>
  refusing(async () => {
    const { auth, checkActionCode } = await loadAuth();
    const { operation, data } = await checkActionCode(auth, code);
    if (!isMode(operation, mode)) throw new Failure(...INVALID);
    return { email: data.email ?? '', previousEmail: data.previousEmail ?? '' };
  });

const isMode = (operation: string, mode: ActionMode): boolean =>
  (MODES as Record<string, string>)[operation] === mode;

/** Spends a code that confirms or changes an address. @throws Failure as `readActionCode` */
export const spendActionCode = (code: string): Promise<void> =>
  refusing(async () => {
    const { auth, applyActionCode } = await loadAuth();
    await applyActionCode(auth, code);
    await renewSession();
  });

/** Spends a code of a forgotten password. @throws Failure as `readActionCode`; 'weak-password' */
export const resetPassword = (code: string, password: string): Promise<void> =>
  refusing(async () => {
    const { auth, confirmPasswordReset } = await loadAuth();
    await confirmPasswordReset(auth, code, password);
    await renewSession();
  });

/**
 * Renews the token, which lasts an hour, after a code. Auth ends the sessions of a changed address or password, and the SDK signs out.
 * The code is spent, so failures here are ignored.
 */
async function renewSession(): Promise<void> {
  try {
    await observe();
    const { auth, reload } = await loadAuth();
    if (!auth.currentUser) return;
    await reload(auth.currentUser);
    await auth.currentUser.getIdToken(true);
    await report(auth.currentUser, true);
  } catch {
    // The SDK signs out if Auth ended the session. Offline, the session is renewed later.
  }
}

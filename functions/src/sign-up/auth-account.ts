import type { Auth } from 'firebase-admin/auth';

/** Code of an error of Firebase Auth ('auth/user-not-found'); `null` for any other error. */
export function authCode(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** Whether a sign-in account with that id exists now. */
export async function accountExists(auth: Auth, uid: string): Promise<boolean> {
  const { users } = await auth.getUsers([{ uid }]);
  return users.length > 0;
}

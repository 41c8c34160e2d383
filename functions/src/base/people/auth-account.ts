import type { Auth } from 'firebase-admin/auth';

/** Returns the code of a Firebase Auth error ('auth/user-not-found'), or `null`. */
export function authCode(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** Deletes a sign-in account, if it exists. @throws other errors of Auth */
export async function deleteSignIn(auth: Auth, uid: string): Promise<void> {
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (authCode(error) !== 'auth/user-not-found') throw error;
  });
}

export async function accountExists(auth: Auth, uid: string): Promise<boolean> {
  const { users } = await auth.getUsers([{ uid }]);
  return users.length > 0;
}

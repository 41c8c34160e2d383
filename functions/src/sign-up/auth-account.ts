import type { Auth } from 'firebase-admin/auth';

/** Code of an error of Firebase Auth ('auth/user-not-found'); `null` for any other error. */
export function authCode(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** Deletes a sign-in account; one that is gone counts as deleted. @throws whatever else Auth throws */
export async function deleteSignIn(auth: Auth, uid: string): Promise<void> {
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (authCode(error) !== 'auth/user-not-found') throw error;
  });
}

/** Whether a sign-in account with that id exists now. */
export async function accountExists(auth: Auth, uid: string): Promise<boolean> {
  const { users } = await auth.getUsers([{ uid }]);
  return users.length > 0;
}

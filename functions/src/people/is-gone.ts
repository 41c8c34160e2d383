import { isUid } from '@vidriera/domain/values/ids';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { refs } from '../firestore/refs.ts';
import { accountExists } from './auth-account.ts';

export const isClosed = (user: DocumentSnapshot): boolean => user.get('closedAt') !== undefined;

/** Whether an account is being deleted or missing. Its token works for up to another hour. */
export async function isGone({ db, auth }: Pick<Deps, 'db' | 'auth'>, uid: string): Promise<boolean> {
  if (!isUid(uid)) return true;
  const user = await refs.user(db, uid).get();
  return user.exists ? isClosed(user) : !(await accountExists(auth, uid));
}

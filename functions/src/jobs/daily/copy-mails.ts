import { z } from '@vidriera/domain/zod';
import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { copyMail } from '../../accounts/sign-up/copy-mail.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { refs } from '../../base/firestore/refs.ts';
import { authCode } from '../../base/people/auth-account.ts';
import { MAILS_PAGE } from './limits.ts';

const cursorSchema = z.catch(z.object({ mails: z._default(z.string(), '') }), { mails: '' });

/** Copies changed addresses from Auth to documents, and returns how many. The next night continues. */
export async function copyMails(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  isTimeLeft: () => boolean = () => true,
  size = MAILS_PAGE,
): Promise<{ copied: number; isComplete: boolean }> {
  const cursor = refs.reconciliation(db);
  let { mails: page } = cursorSchema.parse((await cursor.get()).data());
  let copied = 0;
  do {
    const { users, pageToken = '' } = await auth
      .listUsers(size, page || undefined)
      .catch((error: unknown) => {
        // The page token has expired: the next night starts over.
        if (!page || authCode(error) !== 'auth/invalid-page-token') throw error;
        return { users: [], pageToken: '' };
      });
    copied += await eachAlone(
      await differing(db, users),
      ({ uid }) => `user/${uid}`,
      async ({ uid, email = '' }) => ((await copyMail(db, { uid, email })) ? 1 : 0),
    );
    page = pageToken;
    await cursor.set({ mails: page }, { merge: true });
  } while (page && isTimeLeft());
  return { copied, isComplete: page === '' };
}

async function differing(db: Firestore, users: UserRecord[]): Promise<UserRecord[]> {
  if (users.length === 0) return [];
  const documents = await db.getAll(...users.map(({ uid }) => refs.user(db, uid)), { fieldMask: ['email'] });
  return users.filter(({ email = '' }, i) => {
    const document = documents[i];
    return document?.exists && document.get('email') !== email;
  });
}

import { z } from '@vidriera/domain/zod';
import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';
import { authCode } from '../sign-up/auth-account.ts';
import { copyMail } from '../sign-up/copy-mail.ts';
import { eachAlone } from './each-alone.ts';

/** Accounts that Auth lists at a time. */
const PAGE = 500;

const cursorSchema = z.catch(z.object({ mails: z._default(z.string(), '') }), { mails: '' });

/**
 * Brings people's documents up to date with the addresses in Auth, which has no event for a changed one; answers how many differed. A night
 * that runs out of time leaves the rest to the next one, which begins at that page.
 * @param left whether there is time for more; asked after each page
 * @param size accounts of a page
 */
export async function copyMails(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  left: () => boolean = () => true,
  size = PAGE,
): Promise<{ copied: number; isComplete: boolean }> {
  const cursor = refs.reconciliation(db);
  let { mails: page } = cursorSchema.parse((await cursor.get()).data());
  let copied = 0;
  do {
    const { users, pageToken = '' } = await auth
      .listUsers(size, page || undefined)
      .catch((error: unknown) => {
        // Auth no longer knows the page: the next night begins at the first.
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
  } while (page && left());
  return { copied, isComplete: page === '' };
}

/** The accounts whose documents say another address. */
async function differing(db: Firestore, users: UserRecord[]): Promise<UserRecord[]> {
  if (users.length === 0) return [];
  const documents = await db.getAll(...users.map(({ uid }) => refs.user(db, uid)), { fieldMask: ['email'] });
  return users.filter(({ email = '' }, i) => {
    const document = documents[i];
    return document?.exists && document.get('email') !== email;
  });
}

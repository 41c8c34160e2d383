import type { Deps } from '../../base/firestore/admin.ts';
import { eachPage } from '../../base/firestore/each-page.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { authCode } from '../../base/people/auth-account.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { DELETED_MODERATOR } from '../complaints/log.ts';

/** A document `moderators/{uid}`: the person may use the desk. */
interface Moderator {
  addedAt: Date;
}

const PAGE = 100;

export type AddOutcome = 'added' | 'no-account' | 'not-confirmed';

/** Makes the account of a mail address a moderator. It needs a confirmed address, and must be open. */
export async function addModerator({ db, auth, now }: Deps, mail: string): Promise<AddOutcome> {
  const account = await accountOf(auth, mail);
  if (!account) return 'no-account';
  if (!account.emailVerified || account.disabled) return 'not-confirmed';
  return db.runTransaction(async (tx): Promise<AddOutcome> => {
    const user = await tx.get(refs.user(db, account.uid));
    if (!user.exists || isClosed(user)) return 'no-account';
    tx.set(refs.moderator(db, account.uid), { addedAt: now() } satisfies Moderator);
    return 'added';
  });
}

/** Ends the right at once: each call of the desk reads the document. @returns whether there is such an account */
export async function removeModerator({ db, auth }: Deps, mail: string): Promise<boolean> {
  const account = await accountOf(auth, mail);
  if (account) await refs.moderator(db, account.uid).delete();
  return account !== null;
}

/** Returns the mail addresses of all moderators. Few people are. */
export async function listModerators({ db, auth }: Deps): Promise<string[]> {
  const { docs } = await refs.moderators(db).get();
  if (docs.length === 0) return [];
  const { users } = await auth.getUsers(docs.map(({ id }) => ({ uid: id })));
  return users.map(({ uid, email }) => email ?? uid).sort();
}

/** Ends the right, and takes the moderator's name from cases. */
export async function forgetModerator({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  await refs.moderator(db, uid).delete();
  await eachPage(
    () => queryFrom(db, queries.casesDecidedBy(uid)).limit(PAGE).get(),
    async (ref) => {
      await ref.update({ decidedBy: DELETED_MODERATOR });
    },
  );
}

const accountOf = (auth: Deps['auth'], mail: string) =>
  auth.getUserByEmail(mail).catch((error: unknown) => {
    if (authCode(error) === 'auth/user-not-found') return null;
    throw error;
  });

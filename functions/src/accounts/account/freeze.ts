import { randomBytes } from 'node:crypto';
import { FROZEN_LEDGER_PREFIX } from '@vidriera/domain/usuario/ledger';
import { isUid } from '@vidriera/domain/values/ids';
import { FieldValue } from 'firebase-admin/firestore';
import { liveHelpers, withdraw } from '../../attend/claims/helpers.ts';
import { withdrawAllFromDoors } from '../../attend/door/helpers.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isFrozen } from '../../base/people/is-gone.ts';
import { forgetAddressOf } from '../../site/own-calendar/address.ts';
import { queueNow } from '../account-letter/ask.ts';
import { copyMail } from '../sign-up/copy-mail.ts';

const fileOf = ({ bucket }: Pick<Deps, 'bucket'>, uid: string) =>
  bucket.file(`${FROZEN_LEDGER_PREFIX}${uid}`);

/**
 * Freezes an account that somebody stole: nobody enters, and an open session writes and calls nothing more. Nothing of it is hidden. May be
 * repeated after an interruption. @returns whether there is such an account
 */
export async function freeze(deps: Deps, uid: string): Promise<boolean> {
  const { db, auth, now } = deps;
  const isThere = await mark(deps, uid);
  if (!isThere) return false;
  await fileOf(deps, uid).save('', { resumable: false, metadata: { cacheControl: 'no-store' } });
  await auth.updateUser(uid, { disabled: true });
  await auth.revokeRefreshTokens(uid);
  await refs.moderator(db, uid).delete();
  for (const { id } of await liveHelpers({ db, now }, uid)) await withdraw({ db, now }, uid, id);
  await withdrawAllFromDoors({ db, now }, uid);
  await forgetAddressOf({ db }, uid); // it tells where the owner goes
  return true;
}

function mark({ db, now }: Pick<Deps, 'db' | 'now'>, uid: string): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    if (user.exists && !isFrozen(user)) tx.update(user.ref, { frozenAt: now() });
    return user.exists;
  });
}

/**
 * Gives a frozen account back to its owner, whose address from before the theft it gets. Its password is one that nobody knows: a letter lets
 * the owner choose theirs.
 * @throws errors of Auth: another account has the address
 */
export async function thaw(deps: Deps, uid: string, email: string): Promise<boolean> {
  const { db, auth } = deps;
  const user = await refs.user(db, uid).get();
  if (!isFrozen(user)) return false;
  const password = randomBytes(32).toString('base64url');
  await auth.updateUser(uid, { email, emailVerified: true, password, disabled: false });
  await auth.revokeRefreshTokens(uid);
  await copyMail(db, { uid, email });
  await queueNow(deps, uid, { kind: 'reset-password', isOwner: true });
  await fileOf(deps, uid).delete({ ignoreNotFound: true });
  // Last, so that an interrupted one can be repeated.
  await user.ref.update({ frozenAt: FieldValue.delete() });
  return true;
}

/** Freezes again after a restore what was frozen. @returns how many had come back open */
export async function replayFreezes(deps: Deps, dryRun: boolean): Promise<number> {
  let open = 0;
  for await (const { name } of deps.bucket.getFilesStream({ prefix: FROZEN_LEDGER_PREFIX })) {
    const uid = name.slice(FROZEN_LEDGER_PREFIX.length);
    if (!isUid(uid)) continue;
    const user = await refs.user(deps.db, uid).get();
    if (!user.exists || isFrozen(user)) continue;
    open++;
    if (!dryRun) await mark(deps, uid);
  }
  return open;
}

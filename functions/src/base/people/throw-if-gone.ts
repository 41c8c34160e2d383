import { messages } from '@vidriera/domain/messages/messages';
import { untilText } from '@vidriera/domain/usuario/suspension';
import { isUid } from '@vidriera/domain/values/ids';
import { services } from '../firestore/admin.ts';
import { refs } from '../firestore/refs.ts';
import { refusal } from '../http/callable.ts';
import { accountStanding, isFrozen } from './is-gone.ts';

/** Refuses frozen accounts. One read. @throws HttpsError `no-session` (401) */
export async function throwIfFrozen(uid: string): Promise<void> {
  const isThere = isUid(uid) && isFrozen(await refs.user(services().db, uid).get());
  if (isThere) throw refusal('no-session', messages.session.expired);
}

/**
 * Refuses accounts that may not make a call.
 * @param even 'suspended': suspended accounts may make it
 * @throws HttpsError `no-session` (401) for a deleted account, whose token works for up to another hour; `suspended` (403)
 */
export async function throwIfGone(uid: string, even?: 'suspended'): Promise<void> {
  const standing = await accountStanding(services(), uid);
  if (standing.kind === 'gone') throw refusal('no-session', messages.session.expired);
  if (standing.kind === 'suspended' && even !== 'suspended')
    throw refusal('suspended', messages.complaints.suspended(untilText(standing.until)));
}
